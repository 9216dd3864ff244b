import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { defineEndpoint } from '../endpoint.js';

/** A session of the learner: a browser or program that is signed in. */
const accountSession = z.object({
  id: z.uuid(),
  /** Time of the sign-in, ISO 8601. */
  began_at: z.iso.datetime(),
  /** Time of the last token refresh, ISO 8601. */
  used_at: z.iso.datetime(),
  /** Description in Uzbek, such as `Chrome, Android`. */
  device: z.string(),
  /** Whether it is the session of the request. */
  current: z.boolean(),
});

export const accountSessions = defineEndpoint({
  ...calls.accountSessions,
  summary: "The learner's active sessions, the last used first.",
  status: 200,
  response: z.array(accountSession),
  errorStatuses: [401, 403],
});
