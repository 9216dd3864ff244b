import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { wordKeys } from './split-words.js';
import { stems, transpositions, unfinishedStem } from './word-forms.js';
import type { OtherWordings } from './synonym-table.js';

/** What is indexed of a lesson's passage, an experiment or a question. */
export interface SearchDocument {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** A found document, and the keys of its words that match. */
export interface Match<Document> {
  readonly document: Document;
  readonly matched: ReadonlySet<string>;
  /** The words of the query that match, in the forms that do. */
  readonly forms: ReadonlySet<string>;
}

export interface SearchIndex<Document> {
  /** Documents that match all words of a query, or of another wording of it. */
  findAll(words: readonly string[], wordings: OtherWordings): Match<Document>[];
  /** Documents that match at least half of the words of a query. */
  findMost(words: readonly string[], wordings: OtherWordings): Match<Document>[];
}

/** Words of this length may have one typing error. */
const TYPO_LENGTH = 5;

const boost = { title: 4, heading: 3, text: 1 };
/** For other forms of a word than the one that was typed. */
const halved = { title: 2, heading: 1.5, text: 0.5 };
const weights = { prefix: 0.7, fuzzy: 0.35 };

/**
 * Builds the index of one kind of results.
 * @param documents the more important of two equal matches first
 */
export async function createSearchIndex<Document extends SearchDocument>(
  documents: readonly Document[],
): Promise<SearchIndex<Document>> {
  const terms = new Set<string>();
  const index = new MiniSearch<SearchDocument & { readonly id: number }>({
    fields: ['title', 'heading', 'text'],
    tokenize: wordKeys,
    processTerm: (term) => {
      terms.add(term);
      return term;
    },
    searchOptions: {
      boost,
      tokenize: wordKeys,
      processTerm: (term) => term,
    },
  });
  // In pieces: requests are handled in between.
  await index.addAllAsync(
    documents.map(({ title, heading, text }, id) => ({ id, title, heading, text })),
    { chunkSize: 20 },
  );

  const beginningsOf = (word: string): string[] => {
    const unfinished = unfinishedStem(word);
    return [...stems(word), ...(unfinished === undefined ? [] : [unfinished])];
  };
  const exchangedIn = (word: string): string[] =>
    word.length < TYPO_LENGTH ? [] : transpositions(word).filter((other) => terms.has(other));
  /** A word as it is spelt, with one typing error, without its endings, or not yet complete. */
  const formsOf = (word: string): Query => ({
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true, fuzzy: word.length < TYPO_LENGTH ? false : 1, weights },
      ...beginningsOf(word).map((form) => ({ queries: [form], prefix: true, weights, boost: halved })),
      ...exchangedIn(word).map((form) => ({ queries: [form], boost: halved })),
    ],
  });
  const allOf = (words: readonly string[]): Query => ({ combineWith: 'AND', queries: words.map(formsOf) });

  const toMatch = ({ id, match, queryTerms }: SearchResult): Match<Document>[] => {
    const document = documents[id as number];
    return document ? [{ document, matched: new Set(Object.keys(match)), forms: new Set(queryTerms) }] : [];
  };
  /** The best first, and of equal matches the more important document. */
  const run = (query: Query): Match<Document>[] =>
    index
      .search(query)
      .sort((a, b) => b.score - a.score || Number(a.id) - Number(b.id))
      .flatMap(toMatch);

  return {
    findAll: (words, wordings) => run({ combineWith: 'OR', queries: [words, ...wordings(words)].map(allOf) }),
    findMost: (words, wordings) => {
      const queries = [words, ...wordings(words)];
      const allForms = queries.map((query) =>
        query.map((word) => [word, ...beginningsOf(word), ...exchangedIn(word)]),
      );
      const hasMost = (match: Match<Document>, forms: readonly string[][]): boolean =>
        forms.filter((each) => each.some((form) => match.forms.has(form))).length * 2 >= forms.length;
      return run({ combineWith: 'OR', queries: queries.flat().map(formsOf) }).filter((match) =>
        allForms.some((forms) => hasMost(match, forms)),
      );
    },
  };
}
