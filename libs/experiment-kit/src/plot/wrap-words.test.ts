import { wrapWords } from './wrap-words.js';

/** Ten pixels a letter. */
const measure = (text: string): number => 10 * text.length;

test.each([
  ['Bosim, kPa', 300, ['Bosim, kPa']],
  ['Kinetik energiya, J · Potensial energiya, J', 200, ['Kinetik energiya, J', '· Potensial', 'energiya, J']],
  ['Temperatura', 50, ['Temperatura']],
  ['', 50, ['']],
])('"%s" on %d pixels', (text, width, lines) => {
  expect(wrapWords(text, width, measure)).toEqual(lines);
});

test('nothing is lost', () => {
  const text = 'Molekulalarning oʻrtacha kvadratik tezligi, m/s';
  for (let width = 10; width < 600; width += 30) expect(wrapWords(text, width, measure).join(' ')).toBe(text);
});
