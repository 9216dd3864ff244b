import * as z from 'zod/mini';
import { readResult, testResult } from '../classroom.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const lessonTestResult = defineEndpoint({
  ...calls.lessonTestResult,
  summary:
    "The learner's stored result for a lesson; 404 (some back ends: 200 without a percentage) when there is none.",
  // Ids of our server. The pattern of the call allows those of other back ends too.
  params: z.object({ lessonId: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  status: 200,
  response: testResult,
  normalize: readResult,
  errorStatuses: [401, 403, 404],
});
