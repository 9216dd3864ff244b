// An entry without the schemas of the results: a page that sends searches needs no zod for it.
export type { SearchResultsBody } from './search-results.js';

/** Longest text of a search, letters: twice the longest title. */
export const MAX_QUERY_LENGTH = 120;

/** Parameters of the catalogue's address, its search and its filters: the server renders a page for their values. */
export const catalogueParameters: readonly string[] = ['q', 'kategoriya', 'turi', 'sinf'];
