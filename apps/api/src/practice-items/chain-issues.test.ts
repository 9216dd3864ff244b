import { chainIssues } from './chain-issues.js';
import { linesOf } from './lines-of.js';

test.each([
  'Toʻliq tok 0,6 A + 0,4 A = 1 A boʻladi.',
  '$F = 2 \\cdot 10 = 20\\,\\mathrm{N}$',
  '$E = \\frac{2\\,\\mathrm{kg} \\cdot (3\\,\\mathrm{m/s})^2}{2} = 9\\,\\mathrm{J}$',
  '$p = \\frac{F}{S} = \\frac{600\\,\\mathrm{N}}{0{,}03\\,\\mathrm{m^2}} = 20\\,000\\,\\mathrm{Pa}$',
  '36 km/h = 10 m/s, 1 l = 1 dm³ = 1000 sm³',
  '2/3 ≈ 0,7 va 10/3 = 3,33',
  '60/80 · 100 % = 75 %',
  '4200 J/(kg·°C) · 2 kg · 40 °C = 336 000 J',
  't = 20 °C = 293 K',
  'Har safar 2 : 0,1 = 4 : 0,2 = 20 Ω.',
  '5 · 10⁻³ = 0,005',
  '$\\rho_1 = 1\\,000\\,\\mathrm{kg/m^3} \\cdot \\frac{6{,}5}{2{,}6} = 2\\,500\\,\\mathrm{kg/m^3}$',
  '6 soat: 240 : 6 = 40 km/h',
  'sin 45°/sin 30° = 0,707/0,5 va β ≈ 19°',
  'v = s/t, u = 5',
])('%s is right', (text) => {
  expect(chainIssues(text)).toEqual([]);
});

test.each([
  ['0,6 A + 0,4 A = 1,1 A', '0,6 A + 0,4 A is 1, not 1,1 A'],
  ['$v = \\frac{72}{2} = 38\\,\\mathrm{km/h}$', '( ( 72 ) / ( 2 ) ) is 36, not 38 km / h'],
  ['36 km/h = 12 m/s', '36 km / h is 36, not 12 m / s'],
  ['Ish 5 N · 2 m = 10 W.', '5 N · 2 m is 10, not 10 W'],
  ['10/3 = 3,4', '10 / 3 is 3,333, not 3,4'],
  ['10/3 ≈ 3,6', '10 / 3 is 3,333, not 3,6'],
  ['$a = 2 \\cdot 3 = b = 7$', '2 · 3 is 6, not 7'],
  ['1 kg + 2 m = 3 kg', '1 kg + 2 m = 3 kg: different quantities are added'],
])('%s is wrong', (text, issue) => {
  expect(chainIssues(text)).toEqual([issue]);
});

test('a formula on several lines is one line, with the number of its first one', () => {
  const lines = linesOf('a\n\n$$\nx = 1\n+ 2\n$$\n\nb');
  expect(lines.filter(({ text }) => text !== '')).toEqual([
    { line: 1, text: 'a' },
    { line: 3, text: '$$ x = 1 + 2 $$' },
    { line: 8, text: 'b' },
  ]);
});
