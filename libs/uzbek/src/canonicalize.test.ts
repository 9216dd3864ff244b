import { APOSTROPHES } from './letters.js';
import { canonicalize } from './canonicalize.js';

test.each(Array.from(APOSTROPHES))('%s becomes the mark of oʻ gʻ or the tutuq belgisi', (mark) => {
  const typed = (text: string) => text.replaceAll('_', mark);
  expect(canonicalize(typed('O_zbekiston, G_ijduvon, san_at, tog_, e_lon'))).toBe(
    'Oʻzbekiston, Gʻijduvon, sanʼat, togʻ, eʼlon',
  );
});

test.each([
  ['no mark at all', 'no mark at all'],
  ["bog' va tog'.", 'bogʻ va togʻ.'],
  ["jam' qilish", 'jamʼ qilish'],
  ["O'", 'Oʻ'],
  ["'tok kuchi'", "'tok kuchi'"],
  ['‘tok kuchi’', '‘tok kuchi’'],
  ['`tok kuchi`', '`tok kuchi`'],
  ["`tok kuchi'", "`tok kuchi'"],
  ["''tok kuchi''", "''tok kuchi''"],
  ["'so'z' va gap", "'soʻz' va gap"],
  ['‘so‘z’ va ‘tog‘’', '‘soʻz’ va ‘togʻ’'],
  ["'tog''", "'togʻ'"],
  ["'tog' va dala", "'tog' va dala"],
  ["'salom!' dedi bog'bon", "'salom!' dedi bogʻbon"],
  ["«o'zgarmas»", '«oʻzgarmas»'],
  ["'5 N' va tog'", "'5 N' va togʻ"],
  ["x' = f'(x), F' = 2F", "x' = f'(x), F' = 2F"],
  ["5' va 30''", "5' va 30''"],
  ["об'ект 'сўз'", "об'ект 'сўз'"],
  ["$g'(x)$ o'qi, \\(o'\\), {o'}", "$g'(x)$ oʻqi, \\(o'\\), {oʻ}"],
  ["https://zarra.uz/o'qish?x=g' o'qish", "https://zarra.uz/o'qish?x=g' oʻqish"],
  ["{so'z}", '{soʻz}'],
])('%s', (typed, canonical) => {
  expect(canonicalize(typed)).toBe(canonical);
  expect(canonicalize(canonical)).toBe(canonical);
});

test('placeholders are unchanged', () => {
  expect(canonicalize("{user.name}o'g'li")).toBe('{user.name}oʻgʻli');
});
