import MiniSearch, { type Query } from 'minisearch';
import { wordKeys } from './split-words.js';
import { SHORTEST_BEGINNING, stems, transpositions, unfinishedStem } from './word-forms.js';

/** What is indexed of a lesson's passage, an experiment or a question. */
export interface SearchDocument {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** A found document. */
export interface Match<Document> {
  readonly document: Document;
  readonly score: number;
  /** Indexes of the query's words that match. */
  readonly words: ReadonlySet<number>;
  /** Keys of the document's words that match. */
  readonly terms: readonly string[];
}

/** Documents that match any word of a query, the best first; of equal matches the one that was indexed first. */
export type SearchIndex<Document> = (words: readonly string[]) => Match<Document>[];

/** Words of this length may have one typing error. */
const TYPO_LENGTH = 5;
/** Words of this length may have one only if no document has them. */
const UNKNOWN_TYPO_LENGTH = 4;
/** One letter begins too many words. */
const SHORTEST_PREFIX = 2;
const boost = { title: 4, heading: 3, text: 1 };
/** For other forms of a word than the one that was typed. */
const halved = { title: 2, heading: 1.5, text: 0.5 };
const weights = { prefix: 0.7, fuzzy: 0.35 };

/**
 * Builds the index of one kind of results, in pieces: requests are handled in between.
 * @param vocabulary keys of the words of all kinds of results; those of the documents are added
 */
export async function createSearchIndex<Document extends SearchDocument>(
  documents: readonly Document[],
  vocabulary: Set<string>,
): Promise<SearchIndex<Document>> {
  const terms = new Set<string>();
  const index = new MiniSearch<SearchDocument & { readonly id: number }>({
    fields: ['title', 'heading', 'text'],
    tokenize: wordKeys,
    processTerm: (term) => {
      terms.add(term);
      vocabulary.add(term);
      return term;
    },
    searchOptions: { boost, processTerm: (term) => term },
  });
  await index.addAllAsync(
    documents.map(({ title, heading, text }, id) => ({ id, title, heading, text })),
    { chunkSize: 20 },
  );

  /** Other forms of a word: without its endings, not yet complete, with two letters exchanged. */
  const otherForms = (word: string): string[] => {
    const unfinished = unfinishedStem(word);
    const exchanged = word.length < TYPO_LENGTH ? [] : transpositions(word);
    return [
      ...stems(word),
      ...(unfinished === undefined ? [] : [unfinished]),
      ...exchanged.filter((form) => terms.has(form)),
    ];
  };

  /** Whether a document of any kind has the word, a longer one that it begins, or another form. */
  const isKnown = (word: string, others: readonly string[]): boolean =>
    others.some((form) => vocabulary.has(form)) || [...vocabulary].some((term) => term.startsWith(word));

  return (words) => {
    const wordsByForm = new Map<string, number[]>();
    const queryOf = (word: string, at: number): Query => {
      const others = otherForms(word);
      for (const form of [word, ...others]) wordsByForm.set(form, [...(wordsByForm.get(form) ?? []), at]);
      const mayHaveTypo =
        word.length >= TYPO_LENGTH || (word.length === UNKNOWN_TYPO_LENGTH && !isKnown(word, others));
      return {
        queries: [
          {
            queries: [word],
            prefix: word.length >= SHORTEST_PREFIX,
            fuzzy: mayHaveTypo ? 1 : false,
            weights,
          },
          ...others.map((form) => ({
            queries: [form],
            prefix: form.length >= SHORTEST_BEGINNING,
            weights,
            boost: halved,
          })),
        ],
      };
    };
    return index
      .search({ combineWith: 'OR', queries: words.map(queryOf) })
      .sort((a, b) => b.score - a.score || Number(a.id) - Number(b.id))
      .flatMap(({ id, score, match, queryTerms }) => {
        const document = documents[id as number];
        if (!document) return [];
        const found = new Set(queryTerms.flatMap((form) => wordsByForm.get(form) ?? []));
        return [{ document, score, words: found, terms: Object.keys(match) }];
      });
  };
}
