import * as z from 'zod/mini';
import { confirmation, currentPassword, email, mailedCode, password } from '../account.js';
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

export const endOtherSessions = defineEndpoint({
  ...calls.endOtherSessions,
  summary: 'Ends all sessions of the learner except the one of the request.',
  status: 200,
  response: confirmation,
  errorStatuses: [401, 403],
});

export const endAccountSession = defineEndpoint({
  ...calls.endAccountSession,
  summary: 'Ends a session of the learner; also succeeds when it has ended already.',
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: confirmation,
  errorStatuses: [401, 403, 404],
});

export const changePassword = defineEndpoint({
  ...calls.changePassword,
  summary:
    'Changes the password and ends all other sessions. A wrong current password counts as a failed sign-in.',
  request: z.object({ current_password: currentPassword, new_password: password }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 401, 403, 429, 503],
});

export const changeEmail = defineEndpoint({
  ...calls.changeEmail,
  summary: 'Sends a code to the new address; the address of another account gets the same response.',
  request: z.object({ password: currentPassword, email }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 401, 403, 429, 503],
});

export const confirmEmail = defineEndpoint({
  ...calls.confirmEmail,
  summary: 'Changes the address with the code of the mail; the session that requested the code confirms it.',
  request: z.object({ code: mailedCode }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 401, 403, 429],
});

/** Rows that name the learner. Times are ISO 8601. Servers may add sections and fields: the learner gets them all. */
const rows = z.array(z.looseObject({}));

export const accountExport = defineEndpoint({
  ...calls.accountExport,
  summary: 'Everything that is stored about the learner.',
  status: 200,
  response: z.looseObject({
    exported_at: z.iso.datetime(),
    account: z.looseObject({ username: z.string(), email: z.string() }),
    sessions: rows,
    results: rows,
  }),
  errorStatuses: [401, 403, 429],
});

export const deleteAccount = defineEndpoint({
  ...calls.deleteAccount,
  summary: 'Deletes the learner with all data. A wrong password counts as a failed sign-in.',
  request: z.object({ password: currentPassword }),
  status: 200,
  response: confirmation,
  errorStatuses: [400, 401, 403, 429, 503],
});
