import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';
import { lessonEntry, readLessonEntries } from '../site.js';

export const lessons = defineEndpoint({
  ...calls.lessons,
  summary: 'Every lesson in one flat list.',
  status: 200,
  response: z.array(lessonEntry),
  normalize: readLessonEntries,
  errorStatuses: [],
});
