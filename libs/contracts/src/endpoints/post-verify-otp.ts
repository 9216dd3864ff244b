import * as z from 'zod/mini';
import { confirmation, mailedCode, secret } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const verifyOtp = defineEndpoint({
  ...calls.verifyOtp,
  summary: 'Checks the recovery code.',
  request: z.object({ otp_code: mailedCode, otp_key: secret }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 403, 429],
});
