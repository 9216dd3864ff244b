import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { learningPath as learningPathBody } from '../learning-path.js';
import { investigationProgress, lessonPlace, progressMark } from '../progress.js';

export const progress = defineEndpoint({
  ...calls.progress,
  summary:
    "Merges a device's progress into the learner's: the latest place in each lesson, the furthest state of each investigation. Returns what the server stores of it and what changed since the mark of the device; without a mark all.",
  request: z.object({
    places: z.array(lessonPlace).check(z.maxLength(200)),
    investigations: z.array(investigationProgress).check(z.maxLength(200)),
    /** Additive. */
    mark: z.optional(progressMark),
  }),
  status: 200,
  response: z.object({
    places: z.array(lessonPlace),
    investigations: z.array(investigationProgress),
    /** Additive: of the next request of the device. */
    mark: z.optional(progressMark),
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
