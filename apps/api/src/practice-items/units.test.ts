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

test.each([
  ['eV', 'J'],
  ['keV', 'J'],
  ['MeV', 'J'],
  ['dptr', '1/m'],
  ['pF', 'F'],
  ['nF', 'F'],
  ['mH', 'Gn'],
  ['H', 'genri'],
  ['mT', 'T'],
  ['mWb', 'Wb'],
  ['pm', 'm'],
  ['lx', 'lm/m²'],
  ['cd', 'kandela'],
  ['Bq', '1/s'],
  ['u', 'kg'],
  ['kW·h', 'J'],
])('the answer field takes %s, the quantity of %s', (text, other) => {
  const unit = readUnit(other);
  expect(unit && readUnit(text)?.isSameQuantity(unit)).toBe(true);
});

test('sizes of units of classes 8 to 11', () => {
  const convert = (text: string, to: string) => {
    const target = readUnit(to);
    return target && readUnit(text)?.convert(1, target);
  };
  expect(convert('MeV', 'J')).toBeCloseTo(1.602e-13, 15);
  expect(convert('u', 'kg')).toBeCloseTo(1.66e-27, 29);
  expect(convert('mGn', 'H')).toBeCloseTo(0.001);
  expect(convert('kW·h', 'MJ')).toBeCloseTo(3.6);
});

test('the hour and the henry, the lumen and the candela are different', () => {
  const [hour, henry, lumen, candela] = ['h', 'H', 'lm', 'cd'].map(readUnit);
  expect(hour && henry?.isSameQuantity(hour)).toBe(false);
  expect(lumen && candela?.isSameQuantity(lumen)).toBe(false);
});
