import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { practiceAnswer, practiceOutcome } from '../practice.js';

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
