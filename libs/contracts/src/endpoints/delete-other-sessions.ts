import { confirmation } from '../account.js';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

export const endOtherSessions = defineEndpoint({
  ...calls.endOtherSessions,
  summary: 'Ends all sessions of the learner except the one of the request.',
  status: 200,
  response: confirmation,
  errorStatuses: [401, 403],
});
