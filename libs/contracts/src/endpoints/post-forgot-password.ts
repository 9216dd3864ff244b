import * as z from 'zod/mini';
import { email, secret } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const forgotPassword = defineEndpoint({
  ...calls.forgotPassword,
  summary: 'Sends a recovery code by e-mail; unknown addresses get the same response.',
  request: z.object({ email }),
  status: 200,
  // Some back ends number the keys; requests send them as text.
  response: z.object({ otp_key: z.union([secret, z.number()]) }),
  errorStatuses: [400, 403, 429],
});
