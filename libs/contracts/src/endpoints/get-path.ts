import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { learningPath as response } from '../learning-path.js';

export const learningPath = defineEndpoint({
  ...calls.learningPath,
  summary:
    "The learner's path: the lesson to continue, practice of today, results by class and chapter, weak topics, history.",
  status: 200,
  response,
  errorStatuses: [401, 403, 429],
});
