import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { practiceItem, practiceScope } from '../practice.js';

export const practice = defineEndpoint({
  ...calls.practice,
  summary:
    'At most ten practice items of a scope without their keys. A repeated request returns the same variants until they are answered.',
  query: z.object({ scope: practiceScope }),
  status: 200,
  response: z.object({
    items: z.array(practiceItem),
    /** Answers that the learner may still give today. */
    remaining: z.int(),
    /** When the next item of the learner is due, in UTC; null before the first answer. It may be in the past. */
    next_due: z.nullable(z.iso.datetime()),
  }),
  errorStatuses: [400, 401, 403, 404, 429],
});
