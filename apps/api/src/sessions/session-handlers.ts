import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Handlers } from '../http/endpoint-routes.js';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { endSession, rotateRefreshToken } from './session-rows.js';
import type { SessionTokens } from './session-tokens.js';

/** Handlers for token refresh, sign-out and the current learner. */
export function sessionHandlers({
  db,
  tokens,
  now,
}: {
  readonly db: Kysely<Tables>;
  readonly tokens: SessionTokens;
  readonly now: () => Date;
}) {
  return {
    authMe: ({ learner: { username, email } }) => ({ username, email }),

    tokenRefresh: async ({ body, request }) => {
      const claims = tokens.refresh.verify(body.refresh);
      const result = claims && (await rotateRefreshToken(db, claims, now()));
      if (claims && result?.outcome === 'renewed') {
        return tokens.signPair({ ...claims, userId: result.userId, counter: result.counter });
      }
      if (result?.outcome === 'disabled') throw new HttpError(403, 'accountDisabled');
      if (result?.outcome === 'reused') {
        request.log.warn({ user: result.userId }, 'refresh token reused: session ended');
      }
      throw new HttpError(401, 'signInAgain');
    },

    logout: async ({ body }) => {
      const claims = tokens.refresh.verify(body.refresh);
      if (claims) await endSession(db, claims.sid);
      return { detail: messages.signedOut };
    },
  } satisfies Handlers;
}
