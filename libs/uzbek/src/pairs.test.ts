import { APOSTROPHES } from './letters.js';
import { canonicalize, compareLatin, searchKey, toCyrillic, toLatin } from './index.js';
import { PAIRS, REVERSIBLE } from './testing/pairs.js';

const LATIN = PAIRS.map((pair) => [pair.latin, pair] as const);

/** The spellings of a word with each of the seven marks. */
const spellings = (word: string): string[] =>
  Array.from(APOSTROPHES).map((mark) => word.replace(/[ʻʼ]/g, mark));

test('there are at least 300 pairs without duplicates', () => {
  expect(PAIRS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(PAIRS.map((pair) => pair.latin)).size).toBe(PAIRS.length);
  expect(PAIRS.filter((pair) => !/^[a-zʻʼ -]+$/i.test(pair.latin))).toEqual([]);
  expect(PAIRS.filter((pair) => !/^[а-яёўқғҳ -]+$/i.test(pair.cyrillic))).toEqual([]);
});

describe('Cyrillic to Latin', () => {
  test.each(LATIN)('%s', (latin, { cyrillic }) => expect(toLatin(cyrillic)).toBe(latin));
});

describe('Latin to Cyrillic, in any apostrophe form', () => {
  test.each(REVERSIBLE.map((pair) => [pair.latin, pair] as const))('%s', (latin, { cyrillic }) => {
    for (const form of spellings(latin)) expect(toCyrillic(form)).toBe(cyrillic);
  });
});

describe('one search key', () => {
  test.each(LATIN)('%s', (latin, { cyrillic, typed }) => {
    const bare = latin.replace(/[ʻʼ]/g, '');
    const forms = [cyrillic, bare, ...spellings(latin), ...typed];
    for (const form of forms.flatMap((each) => [each, each.toUpperCase(), each.normalize('NFD')])) {
      expect([form, searchKey(form)]).toEqual([form, searchKey(latin)]);
    }
    expect(searchKey(latin)).toMatch(/^[a-z]+(?: [a-z]+)*$/);
  });
});

describe('canonical spelling from any apostrophe form', () => {
  const marked = PAIRS.map((pair) => pair.latin).filter((latin) => /[ʻʼ]/.test(latin));
  test.each(marked)('%s', (latin) => {
    for (const form of spellings(latin)) expect(canonicalize(form)).toBe(latin);
  });
});

test('different words keep different keys', () => {
  const lower = PAIRS.map((pair) => pair.latin.toLowerCase());
  expect(new Set(lower.map(searchKey)).size).toBe(new Set(lower).size);
});

test('both scripts sort in the same order', () => {
  const sorted = [...REVERSIBLE].sort((a, b) => compareLatin(a.latin, b.latin));
  const bySign = [...REVERSIBLE].sort((a, b) => compareLatin(a.cyrillic, b.cyrillic));
  expect(bySign.map((pair) => pair.latin.toLowerCase())).toEqual(
    sorted.map((pair) => pair.latin.toLowerCase()),
  );
});
