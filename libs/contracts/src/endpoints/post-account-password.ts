import * as z from 'zod/mini';
import { confirmation, currentPassword, password } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const changePassword = defineEndpoint({
  ...calls.changePassword,
  summary:
    'Changes the password and ends all other sessions. A wrong current password counts as a failed sign-in.',
  request: z.object({ current_password: currentPassword, new_password: password }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 401, 403, 429, 503],
});
