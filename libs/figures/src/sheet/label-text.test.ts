import { labelMarkup, labelWidth, parseLabel, plainLabel } from './label-text.js';

const parts = (label: string) => parseLabel(label).map(({ kind, text }) => `${kind[0]}:${text}`);

test.each([
  ['d', ['s:𝑑']],
  ['h', ['s:ℎ']],
  ['R_1', ['s:𝑅', 'i:1']],
  ['F_ishq', ['s:𝐹', 'i:ishq']],
  ['2F', ['t:2', 's:𝐹']],
  ['v, m/s', ['s:𝑣', 't:, ', 't:m', 't:/', 't:s']],
  ['mg', ['s:𝑚', 's:𝑔']],
  ['mg sin α', ['s:𝑚', 's:𝑔', 't: ', 't:sin', 't: ', 's:𝛼']],
  ['d = 30 cm', ['s:𝑑', 't: = 30\u00A0', 't:cm']],
  ['t = -2.5 s', ['s:𝑡', 't: = −2,5\u00A0', 't:s']],
  ['Δx', ['t:Δ', 's:𝑥']],
  ['Havo', ['t:Havo']],
  ['15 V', ['t:15\u00A0', 't:V']],
  ['t, °C', ['s:𝑡', 't:, °', 't:C']],
  ['c, J/(kg·°C)', ['s:𝑐', 't:, ', 't:J', 't:/(', 't:kg', 't:·°', 't:C', 't:)']],
  ['12000 N', ['t:12\u202F000\u00A0', 't:N']],
])('%s is written as symbols, indices, words and units', (label, expected) => {
  expect(parts(label)).toEqual(expected);
});

test('an index is lowered, and what follows is on the line again', () => {
  expect(labelMarkup(parseLabel('I_1 = 2 A'))).toBe(
    '<tspan class="i">𝐼</tspan><tspan class="s" dy="4">1</tspan><tspan dy="-4"> = 2\u00A0</tspan>A',
  );
});

test('markup is escaped', () => {
  expect(labelMarkup(parseLabel('a < b'))).toContain('&lt;');
});

test('a longer label is wider', () => {
  const widths = ['F', 'F_1', 'F_1 = 2 N'].map((label) => labelWidth(parseLabel(label)));
  expect(widths).toEqual([...widths].sort((one, other) => one - other));
});

test('a text alternative has plain letters', () => {
  expect([plainLabel('R_1'), plainLabel('F_ishq'), plainLabel('-2.5')]).toEqual(['R₁', 'F ishq', '−2,5']);
});

test('a number that is written as Uzbek writes it stays as it is', () => {
  const written = ['0,02', '1,05', '−0,005', '1\u202F000', '12\u202F000,05'];
  expect(written.map((number) => parseLabel(number))).toEqual(
    written.map((text) => [{ kind: 'text', text }]),
  );
  expect(['0.02', '1000', '1.05'].map((number) => plainLabel(number))).toEqual([
    '0,02',
    '1\u202F000',
    '1,05',
  ]);
});
