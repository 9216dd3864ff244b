import * as z from 'zod/mini';
import { answers, testResult } from '../classroom.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const submitTest = defineEndpoint({
  ...calls.submitTest,
  summary:
    'Submits all answers of a lesson; the first valid submission is the result, repeats return it. Without a percentage the result call returns it.',
  request: z.object({ lesson: z.int().check(z.minimum(1), z.maximum(2_147_483_647)), answers }),
  status: 200,
  response: testResult,
  errorStatuses: [400, 401, 403, 404],
});
