// The search. A separate entry: only its dialog and its page load it.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EntityId } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import type { SearchResultsBody } from '@zarra/contracts/search';
import type { ApiClient } from './call/api-client.js';
import { contentCache } from './content-cache.js';
import { linkAddress } from './sanitize.js';

export { MAX_QUERY_LENGTH } from '@zarra/contracts/search';

/** Parts of a text, alternately outside and inside a mark; the first is outside and may be empty. */
export type MarkedText = readonly string[];

/** A lesson with its best passage. */
export interface FoundLesson {
  readonly id: EntityId;
  readonly title: string;
  readonly className: string;
  /** Heading of the passage; null before the first heading. */
  readonly section: string | null;
  readonly excerpt: MarkedText;
  readonly link: string;
}

/** An experiment, or one of its states or investigations. */
export interface FoundExperiment {
  readonly title: string;
  /** Title of the state or investigation; null for the experiment itself. */
  readonly part: string | null;
  readonly excerpt: MarkedText;
  readonly link: string;
}

/** A question of a lesson's test. */
export interface FoundQuestion {
  readonly id: EntityId;
  /** Title of its lesson. */
  readonly lesson: string;
  readonly excerpt: MarkedText;
  readonly link: string;
}

/** Results of a search, each list with the best first. */
export interface SearchResults {
  readonly lessons: readonly FoundLesson[];
  readonly experiments: readonly FoundExperiment[];
  /** Empty without a signed-in learner. */
  readonly questions: readonly FoundQuestion[];
  /** Texts to search instead when nothing was found. */
  readonly suggestions: readonly string[];
}

/** Results with a safe link. */
const withLinks = <Item extends { readonly link: string }>(items: readonly Item[]): Item[] =>
  items.flatMap((item) => {
    const link = linkAddress(item.link);
    return link === null ? [] : [{ ...item, link }];
  });

const toResults = (body: SearchResultsBody): SearchResults => ({
  lessons: withLinks(body.lessons),
  experiments: withLinks(body.experiments),
  questions: withLinks(body.questions),
  suggestions: body.suggestions,
});

/** Shortest text that is searched, letters. */
export const MIN_QUERY_LENGTH = 2;

/** The results for a text, which is trimmed. While another text loads, the earlier results stay. */
export function searchQuery(client: ApiClient, text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: [calls.search.name as string, q],
    queryFn: async ({ signal }) => toResults(await client.call(calls.search, { query: { q }, signal })),
    enabled: q.length >= MIN_QUERY_LENGTH,
    placeholderData: keepPreviousData,
    ...contentCache(calls.search),
  });
}
