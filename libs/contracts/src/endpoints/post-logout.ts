import * as z from 'zod/mini';
import { confirmation, secret } from '../account.js';
import { defineEndpoint } from '../endpoint.js';

/** Additive to the specification's table: without it a stolen refresh token would outlive the sign-out. */
export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/logout/',
  access: 'public',
  judgesItself: true,
  summary: 'Ends the session of a refresh token.',
  request: z.object({ refresh: secret }),
  status: 200,
  response: confirmation,
  refusals: [400, 403],
});
