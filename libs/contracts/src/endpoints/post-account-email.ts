import * as z from 'zod/mini';
import { confirmation, currentPassword, email } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const changeEmail = defineEndpoint({
  ...calls.changeEmail,
  summary: 'Sends a code to the new address; the address of another account gets the same response.',
  request: z.object({ password: currentPassword, email }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 401, 403, 429, 503],
});
