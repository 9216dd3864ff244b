import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { learningPath as learningPathBody } from '../learning-path.js';
import { investigationProgress, lessonPlace } from '../progress.js';

export const progress = defineEndpoint({
  ...calls.progress,
  summary:
    "Merges a device's progress into the learner's: the latest place in each lesson, the furthest state of each investigation. Returns the merged progress.",
  request: z.object({
    places: z.array(lessonPlace).check(z.maxLength(200)),
    investigations: z.array(investigationProgress).check(z.maxLength(200)),
  }),
  status: 200,
  response: z.object({
    places: z.array(lessonPlace),
    investigations: z.array(investigationProgress),
  }),
  errorStatuses: [400, 401, 403, 429],
});

export const learningPath = defineEndpoint({
  ...calls.learningPath,
  summary:
    "The learner's path: the lesson to continue, practice of today, results by class and chapter, weak topics, history.",
  status: 200,
  response: learningPathBody,
  errorStatuses: [401, 403, 429],
});
