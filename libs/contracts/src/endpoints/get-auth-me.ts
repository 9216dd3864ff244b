import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const authMe = defineEndpoint({
  ...calls.authMe,
  summary: 'The signed-in learner.',
  status: 200,
  response: z.object({ username: z.nullish(z.string()), email: z.nullish(z.string()) }),
  errorStatuses: [401, 403],
});
