/** Endings of Uzbek nouns and verbs as search keys: case, possession, number; a word can have several. */
const ENDINGS = [
  ...['dagi', 'ning', 'lari', 'ligi', 'imiz', 'ingiz', 'lar', 'dan', 'gan', 'ish', 'moq'],
  ...['ni', 'ga', 'ka', 'qa', 'da', 'si', 'mi', 'im', 'ng', 'i'],
];
const SHORTEST_STEM = 2;
/** A shorter beginning is that of too many words: it counts as a whole word only. */
export const SHORTEST_BEGINNING = 4;

const withoutEnding = (word: string): string | undefined => {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM);
  return ending && word.slice(0, -ending.length);
};

/**
 * The beginnings of a word without its endings, the longest first: `kuchlarning` gives `kuchlar` and `kuch`. A final k or q
 * that became g is left out: `tezligi` gives `tezli`, the beginning of `tezlik`.
 */
export function stems(word: string): string[] {
  const found: string[] = [];
  for (let stem = withoutEnding(word); stem !== undefined; stem = withoutEnding(stem)) {
    if (stem.endsWith('g') && stem.length > SHORTEST_BEGINNING) stem = stem.slice(0, -1);
    found.push(stem);
  }
  return found;
}

/** A word with each pair of neighbouring letters exchanged: the typing error that counts as two edits. */
export const transpositions = (word: string): string[] =>
  Array.from(
    word.slice(1),
    (next, at) => word.slice(0, at) + next + (word[at] ?? '') + word.slice(at + 2),
  ).filter((other) => other !== word);

/**
 * The word while it is typed: the key of `gravitatsiya` is `gravitasiya`, so `gravitat` is its beginning without the last letter.
 * @returns undefined for words whose last letter is folded with no following one
 */
export const unfinishedStem = (word: string): string | undefined =>
  word.length > SHORTEST_BEGINNING && /[tdy]$/.test(word) ? word.slice(0, -1) : undefined;
