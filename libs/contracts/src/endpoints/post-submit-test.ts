import * as z from 'zod/mini';
import { answers, readResult, testResult } from '../classroom.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import type { EntityId } from '../entity-id.js';

/** Our server accepts its integers only. The type of the input allows clients the ids of other back ends. */
const lessonId = z.int().check(z.minimum(1), z.maximum(2_147_483_647)) as z.ZodMiniType<number, EntityId>;

export const submitTest = defineEndpoint({
  ...calls.submitTest,
  summary:
    'Submits all answers of a lesson; the first valid submission is the result, repeats return it. Without a percentage the result call returns it.',
  request: z.object({ lesson: lessonId, answers }),
  status: 200,
  response: testResult,
  normalize: readResult,
  errorStatuses: [400, 401, 403, 404],
});
