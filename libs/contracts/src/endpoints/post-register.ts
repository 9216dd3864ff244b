import * as z from 'zod/mini';
import { email, password, username } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const register = defineEndpoint({
  ...calls.register,
  summary: 'Creates an account; the learner signs in afterwards.',
  request: z.object({ username, email, password }),
  status: 201,
  response: z.looseObject({
    id: z.optional(z.int()),
    username: z.optional(z.string()),
    email: z.optional(z.string()),
  }),
  errorStatuses: [400, 403, 429, 503],
});
