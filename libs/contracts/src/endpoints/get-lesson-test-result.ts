import * as z from 'zod/mini';
import { testResult } from '../classroom.js';
import { defineEndpoint } from '../endpoint.js';

export const lessonTestResult = defineEndpoint({
  name: 'lessonTestResult',
  method: 'GET',
  path: '/lesson-test-result/{lessonId}/',
  access: 'session',
  summary:
    "The learner's stored result for a lesson; 404 (some back ends: 200 without a percentage) when there is none.",
  params: z.object({ lessonId: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  status: 200,
  response: testResult,
  refusals: [401, 403, 404],
});
