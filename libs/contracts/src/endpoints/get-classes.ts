import * as z from 'zod/mini';
import { readClasses, schoolClass } from '../classroom.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const classes = defineEndpoint({
  ...calls.classes,
  summary: 'Classes with lessons; questions only for a signed-in learner, answer keys only after a result.',
  status: 200,
  response: z.array(schoolClass),
  normalize: readClasses,
  errorStatuses: [],
});
