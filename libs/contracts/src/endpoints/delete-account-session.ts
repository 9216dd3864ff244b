import * as z from 'zod/mini';
import { confirmation } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const endAccountSession = defineEndpoint({
  ...calls.endAccountSession,
  summary: 'Ends a session of the learner; also succeeds when it has ended already.',
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: confirmation,
  errorStatuses: [401, 403, 404],
});
