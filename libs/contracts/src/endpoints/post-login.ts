import * as z from 'zod/mini';
import { currentPassword, secret } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const login = defineEndpoint({
  ...calls.login,
  summary: 'Signs in by username (or e-mail) and password.',
  request: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    password: currentPassword,
  }),
  status: 200,
  response: z.object({ access: secret, refresh: z.nullish(secret) }),
  errorStatuses: [400, 401, 403, 429, 503],
});
