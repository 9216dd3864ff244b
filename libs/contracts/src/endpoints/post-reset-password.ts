import * as z from 'zod/mini';
import { confirmation, password, secret } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const resetPassword = defineEndpoint({
  ...calls.resetPassword,
  summary: 'Sets a new password with a verified key and ends every session.',
  request: z.object({ otp_key: secret, new_password: password }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 403, 429, 503],
});
