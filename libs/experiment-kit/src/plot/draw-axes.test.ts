import { wrapText } from './draw-axes.js';

/** Ten pixels a letter. */
const measure = (text: string): number => 10 * text.length;

test.each([
  ['Bosim, kPa', 300, ['Bosim, kPa']],
  ['Kinetik energiya, J · Potensial energiya, J', 200, ['Kinetik energiya, J', '· Potensial', 'energiya, J']],
  ['Temperatura', 50, ['Temperatura']],
  ['', 50, ['']],
])('"%s" on %d pixels', (text, width, lines) => {
  expect(wrapText(text, width, measure)).toEqual(lines);
});

test('wrapping keeps all words', () => {
  const text = 'Molekulalarning oʻrtacha kvadratik tezligi, m/s';
  for (let width = 10; width < 600; width += 30) expect(wrapText(text, width, measure).join(' ')).toBe(text);
});

test.each([
  ['Kinetik energiya, J · Potensial energiya, J', 200, 1, ['Kinetik energiya, J…']],
  ['Kinetik energiya, J · Potensial energiya, J', 200, 2, ['Kinetik energiya, J', '· Potensial energiy…']],
  ['Bosim, kPa', 300, 1, ['Bosim, kPa']],
])('"%s" on %d pixels in %d lines at most', (text, width, maxLines, lines) => {
  expect(wrapText(text, width, measure, maxLines)).toEqual(lines);
});
