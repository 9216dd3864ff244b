import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { MAX_QUERY_LENGTH } from '../search.js';
import { searchResults } from '../search-results.js';

export const search = defineEndpoint({
  ...calls.search,
  summary:
    'Lessons, experiments and, for a signed-in learner, questions that match a text, the best first; suggestions when none does.',
  query: z.object({
    /** What the visitor typed. */
    q: z.string().check(z.maxLength(MAX_QUERY_LENGTH)),
  }),
  status: 200,
  response: searchResults,
  errorStatuses: [400, 429],
});
