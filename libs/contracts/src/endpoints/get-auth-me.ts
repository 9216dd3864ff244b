import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.js';

export const authMe = defineEndpoint({
  name: 'authMe',
  method: 'GET',
  path: '/auth-me/',
  access: 'session',
  summary: 'The signed-in learner.',
  status: 200,
  response: z.object({ username: z.nullish(z.string()), email: z.nullish(z.string()) }),
  refusals: [401, 403],
});
