import { wordKeys } from './split-words.js';

/** Finds other wordings of a query. */
export type OtherWordings = (words: readonly string[]) => string[][];

/** Most wordings of one query: a query that contains many synonyms is not a question of a learner. */
const MAX_WORDINGS = 8;

const occursAt = (words: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((word, index) => words[at + index] === word);

/** Prepares the groups of synonyms. Each group lists texts of equal meaning. */
export function createSynonyms(groups: readonly (readonly string[])[]): OtherWordings {
  const byFirstWord = new Map<string, { phrase: string[]; others: string[][] }[]>();
  for (const group of groups) {
    const phrases = group.map(wordKeys);
    for (const phrase of phrases) {
      const [first = ''] = phrase;
      const entry = { phrase, others: phrases.filter((other) => other !== phrase) };
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), entry]);
    }
  }
  return (words) => {
    const wordings: string[][] = [];
    for (const [at, word] of words.entries()) {
      for (const { phrase, others } of byFirstWord.get(word) ?? []) {
        if (!occursAt(words, phrase, at)) continue;
        for (const other of others)
          wordings.push([...words.slice(0, at), ...other, ...words.slice(at + phrase.length)]);
      }
    }
    return wordings.slice(0, MAX_WORDINGS);
  };
}
