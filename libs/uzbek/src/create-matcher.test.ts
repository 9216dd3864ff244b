import { createMatcher } from './create-matcher.js';
import { REVERSIBLE } from './testing/pairs.js';

const CARD = ['Oʻtkazgichning qarshiligi', 'Om qonunini tajribada tekshiring.', 'Elektr', '3D'];

test.each([
  ['otkazgich'],
  ["o'tkazgich"],
  ['ўтказгич'],
  ['QARSHILIG'],
  ['ҚАРШИЛИГИ'],
  ['elektr qarsh'],
  ['qarsh elektr'],
  ['ohm qonuni'],
  ['yelektr'],
  ['3d'],
  ['shil'],
  ['  '],
  [''],
  ['?!'],
  ["'"],
])('finds the card: %s', (query) => expect(createMatcher(query)(CARD)).toBe(true));

test.each([
  ['optika'],
  ['elektr optika'],
  ['elektr3d'],
  ['tekshiringelektr'],
  ['(optika|elektr)'],
  ['elektr.*optika'],
])('does not find the card: %s', (query) => expect(createMatcher(query)(CARD)).toBe(false));

test('a word is never found across two fields', () => {
  expect(createMatcher('kuchlanish')(['kuch', 'lanish'])).toBe(false);
});

test('an empty query matches an item without fields, any other does not', () => {
  expect(createMatcher('')([])).toBe(true);
  expect(createMatcher('a')([])).toBe(false);
});

test('the Earth is not found in energy, electricity is found in photoelectricity', () => {
  const earth = createMatcher('yer');
  expect(earth(['Energiya'])).toBe(false);
  expect(earth(['Yerning tortishi'])).toBe(true);
  expect(earth(['Quyosh, Oy va Ер'])).toBe(true);
  expect(createMatcher('elektr')(['Fotoelektr'])).toBe(true);
});

test.each(REVERSIBLE.map((pair) => [pair.latin, pair.cyrillic] as const))(
  '%s is found after each typed letter',
  (latin, cyrillic) => {
    for (let end = 1; end <= latin.length; end += 1) {
      expect([end, createMatcher(latin.slice(0, end))([latin])]).toEqual([end, true]);
    }
    for (let end = 1; end <= cyrillic.length; end += 1) {
      expect([end, createMatcher(cyrillic.slice(0, end))([cyrillic])]).toEqual([end, true]);
    }
    expect(createMatcher(cyrillic)([latin])).toBe(true);
    expect(createMatcher(latin)([cyrillic])).toBe(true);
  },
);

test('200 cards are searched in under 2 s of processor time', () => {
  const cards = Array.from({ length: 200 }, (_, n) => [
    `Karta ${n}`,
    'Oʻtkazgichning qarshiligi '.repeat(8),
    'Elektr',
  ]);
  const start = process.cpuUsage();
  const matches = createMatcher('otkazgich qarshi optika');
  expect(cards.filter(matches)).toEqual([]);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});

test('a query and a field of 100 kB', () => {
  const long = Array.from({ length: 12_000 }, (_, n) => `soʻz${n}`).join(' ');
  const start = process.cpuUsage();
  expect(createMatcher(long)(['soʻz'])).toBe(false);
  expect(createMatcher('otkazgich')([long])).toBe(false);
  expect(createMatcher(long)([long])).toBe(true);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(20_000);
});
