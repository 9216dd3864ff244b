import * as z from 'zod/mini';
import { testResult } from '../classroom.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const lessonTestResult = defineEndpoint({
  ...calls.lessonTestResult,
  summary:
    "The learner's stored result for a lesson; 404 (some back ends: 200 without a percentage) when there is none.",
  params: z.object({ lessonId: z.string().check(z.regex(calls.lessonTestResult.patterns.lessonId)) }),
  status: 200,
  response: testResult,
  errorStatuses: [401, 403, 404],
});
