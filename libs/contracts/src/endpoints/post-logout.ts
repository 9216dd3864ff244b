import * as z from 'zod/mini';
import { confirmation, secret } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const logout = defineEndpoint({
  ...calls.logout,
  summary: 'Ends the session of a refresh token.',
  request: z.object({ refresh: secret }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 403],
});
