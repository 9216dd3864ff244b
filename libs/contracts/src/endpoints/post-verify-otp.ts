import * as z from 'zod/mini';
import { confirmation, secret } from '../account.js';
import { defineEndpoint } from '../endpoint.js';

export const verifyOtp = defineEndpoint({
  name: 'verifyOtp',
  method: 'POST',
  path: '/verify-otp/',
  access: 'public',
  judgesItself: true,
  summary: 'Checks the recovery code.',
  request: z.object({
    otp_code: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)),
    otp_key: secret,
  }),
  status: 200,
  response: confirmation,
  refusals: [400, 403, 429],
});
