import { readQuantity } from './read-quantity.js';
import { readUnit } from './units.js';

test.each([
  ['4 kN', undefined, 'N', 4000],
  ['4000 N', undefined, 'N', 4000],
  ['4 000', 'N', 'N', 4000],
  ['4\u202F000', 'N', 'N', 4000],
  ['4', 'kN', 'N', 4000],
  ['4 N', 'kN', 'N', 4],
  ['0,5 m/s', undefined, 'm/s', 0.5],
  ['0.5m/s', undefined, 'm/s', 0.5],
  ['7,2 km/soat', undefined, 'm/s', 2],
  ['72 km/soat', undefined, 'km/h', 72],
  ['20 °C', undefined, '°C', 20],
  ['293,15 K', undefined, '°C', 20],
  ['−5', '°C', '°C', -5],
  ['+5', '°C', '°C', 5],
  ['101,3 kPa', undefined, 'Pa', 101_300],
  ['760 mm sim. ust.', undefined, 'kPa', 101.32472],
  ['15 sm', undefined, 'm', 0.15],
  ['30 sm²', undefined, 'm²', 0.003],
  ['30 kv. sm', undefined, 'm²', 0.003],
  ['1 g/sm³', undefined, 'kg/m³', 1000],
  ['1,2·10³ kg/m³', undefined, 'kg/m³', 1200],
  ['1,6*10^-19 Kl', undefined, 'C', 1.6e-19],
  ['1,6e-19', 'Kl', 'C', 1.6e-19],
  ['2 kVt·soat', undefined, 'MJ', 7.2],
  ['4200 J/(kg·°C)', undefined, 'kJ/(kg·K)', 4.2],
  ['5 кг', undefined, 'kg', 5],
  ['40 %', undefined, '%', 40],
  ['3000 ayl/min', undefined, 'Hz', 50],
])('%j with %j beside it is a quantity in %s: %d', (text, chosen, unit, value) => {
  const quantity = readQuantity(text, chosen, readUnit(unit));
  expect('value' in quantity ? quantity.value : quantity.issue).toBeCloseTo(value, 12);
});

test.each([
  ['', 'N', 'noNumber'],
  ['N', 'N', 'noNumber'],
  ['4 5 N', 'N', 'noNumber'],
  ['45 00', 'N', 'noNumber'],
  ['1,2,3', 'N', 'noNumber'],
  ['--4', 'N', 'noNumber'],
  ['1e999', 'N', 'noNumber'],
  ['1/2', 'N', 'unknownUnit'],
  ['4', undefined, 'noUnit'],
  ['4 parsek', 'N', 'unknownUnit'],
  ['4 constructor', 'N', 'unknownUnit'],
  ['4; process.exit()', 'N', 'unknownUnit'],
  ['4 kg', 'N', 'otherQuantity'],
  ['4', 'Pa', 'otherQuantity'],
])('%j with %j beside it is no force: %s', (text, chosen, issue) => {
  expect(readQuantity(text, chosen, readUnit('N'))).toEqual({ issue });
});

test('a pure number has no unit, but may count', () => {
  expect(readQuantity('40', undefined, undefined)).toEqual({ value: 40 });
  expect(readQuantity('40 marta', undefined, undefined)).toEqual({ value: 40 });
  expect(readQuantity('40 N', undefined, undefined)).toEqual({ issue: 'needlessUnit' });
  expect(readQuantity('40 %', undefined, undefined)).toEqual({ issue: 'needlessUnit' });
});
