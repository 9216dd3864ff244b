import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { practiceAnswer, practiceItem, practiceOutcome, practiceScope } from '../practice.js';

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

export const practiceAnswers = defineEndpoint({
  ...calls.practiceAnswers,
  summary:
    'Answers a variant of a practice item. The first answer stands, repeats return its outcome; a number that cannot be read is 400 and no answer. 404: the variant does not exist any more.',
  request: z.object({
    id: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    seed: z.string().check(z.minLength(1), z.maxLength(64)),
    answer: practiceAnswer,
  }),
  status: 200,
  response: practiceOutcome,
  errorStatuses: [400, 401, 403, 404, 429],
});
