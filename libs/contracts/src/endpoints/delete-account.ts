import * as z from 'zod/mini';
import { confirmation, currentPassword } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const deleteAccount = defineEndpoint({
  ...calls.deleteAccount,
  summary: 'Deletes the learner with all data. A wrong password counts as a failed sign-in.',
  request: z.object({ password: currentPassword }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 401, 403, 429, 503],
});
