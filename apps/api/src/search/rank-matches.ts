import type { Match, SearchIndex } from './search-index.js';

/** How much of a query a result must match: all words in one document, all in its group, or at least half of them. */
export type Strictness = 'document' | 'group' | 'half';

/** Most results of each kind. */
const MAX_RESULTS = 8;

/** Searches one kind of results. */
export type Rank<Document> = (
  wordings: readonly (readonly string[])[],
  strictness: Strictness,
) => Match<Document>[];

/** The words that match in any document of each group. */
function wordsByGroup<Document>(
  matches: readonly Match<Document>[],
  groupOf: (document: Document) => unknown,
): Map<unknown, Set<number>> {
  const byGroup = new Map<unknown, Set<number>>();
  for (const { document, words } of matches) {
    const group = groupOf(document);
    byGroup.set(group, new Set([...(byGroup.get(group) ?? []), ...words]));
  }
  return byGroup;
}

/**
 * Ranks the documents of an index; each group, such as a lesson, has one result.
 * @param groupOf the group of a document
 */
export const createRank =
  <Document>(index: SearchIndex<Document>, groupOf: (document: Document) => unknown): Rank<Document> =>
  (wordings, strictness) => {
    const best = new Map<unknown, Match<Document>>();
    for (const words of wordings) {
      const matches = index(words);
      const inGroups = wordsByGroup(matches, groupOf);
      for (const match of matches) {
        const group = groupOf(match.document);
        const count = (strictness === 'group' ? inGroups.get(group) : match.words)?.size ?? 0;
        if (strictness === 'half' ? count * 2 < words.length : count < words.length) continue;
        // The first wording is the visitor's.
        if ((best.get(group)?.score ?? 0) < match.score) best.set(group, match);
      }
    }
    return [...best.values()].sort((a, b) => b.score - a.score).slice(0, MAX_RESULTS);
  };
