import * as z from 'zod/mini';
import { secret } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const tokenRefresh = defineEndpoint({
  ...calls.tokenRefresh,
  summary: 'A new access token for a refresh token, and a new `refresh` token when it was rotated.',
  request: z.object({ refresh: secret }),
  status: 200,
  response: z.object({ access: secret, refresh: z.nullish(secret) }),
  errorStatuses: [400, 401, 403],
});
