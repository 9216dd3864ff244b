import * as z from 'zod/mini';
import { confirmation, mailedCode } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const confirmEmail = defineEndpoint({
  ...calls.confirmEmail,
  summary: 'Changes the address with the code of the mail; the session that requested the code confirms it.',
  request: z.object({ code: mailedCode }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 401, 403, 429],
});
