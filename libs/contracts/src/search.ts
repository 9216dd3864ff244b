// An entry without the schemas of the results: a page that sends searches needs no zod for it.
export type { SearchResultsBody } from './search-results.js';

/** Longest text of a search, letters: twice the longest title. */
export const MAX_QUERY_LENGTH = 120;
