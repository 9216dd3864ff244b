import { readUnit } from './units.js';

test.each([
  ['kN', 'N'],
  ['km/soat', 'm/s'],
  ['kilonyuton', 'kN'],
  ['sm', 'm'],
  ['kv. m', 'cm²'],
  ['kub metr', 'litr'],
  ['mm sim. ust.', 'kPa'],
  ['kVt·soat', 'J'],
  ['J/kg·°C', 'J/(kg·K)'],
  ['кг/м³', 'g/sm^3'],
  ['N/cm²', 'Pa'],
])('%s measures the quantity of %s', (text, other) => {
  const unit = readUnit(other);
  expect(unit && readUnit(text)?.isSameQuantity(unit)).toBe(true);
});

test.each([
  ['kg', 'N'],
  ['%', 'm'],
  ['Pa', 'N'],
])('%s does not measure the quantity of %s', (text, other) => {
  const unit = readUnit(other);
  expect(unit && readUnit(text)?.isSameQuantity(unit)).toBe(false);
});

test.each(['', 'parsek', 'm/', '/', 'constructor', 'N; 1', 'm^9'])('%j is no unit', (text) => {
  expect(readUnit(text)).toBeUndefined();
});

test('amounts have a least value and forces have none', () => {
  expect(readUnit('kg')?.minimum).toBe(0);
  expect(readUnit('K')?.minimum).toBe(0);
  expect(readUnit('°C')?.minimum).toBeCloseTo(-273.15);
  expect(readUnit('N')?.minimum).toBe(-Infinity);
});
