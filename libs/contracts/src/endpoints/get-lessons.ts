import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.js';
import { lessonEntry } from '../site.js';

export const lessons = defineEndpoint({
  name: 'lessons',
  method: 'GET',
  path: '/lessons/',
  access: 'public',
  summary: 'Every lesson in one flat list.',
  status: 200,
  response: z.array(lessonEntry),
  refusals: [],
});
