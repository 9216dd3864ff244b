import * as z from 'zod/mini';
import { confirmation, secret } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const verifyOtp = defineEndpoint({
  ...calls.verifyOtp,
  summary: 'Checks the recovery code.',
  request: z.object({
    otp_code: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)),
    otp_key: secret,
  }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 403, 429],
});
