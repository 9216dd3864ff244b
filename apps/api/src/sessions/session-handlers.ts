import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Handlers } from '../http/endpoint-routes.js';
import { messages } from '../http/messages.js';
import { Refusal } from '../http/refusal.js';
import type { SessionTokens } from './session-tokens.js';
import { endSession, tradeIn } from './session-rows.js';

/** The calls of a session that is open. */
export function sessionHandlers({
  db,
  tokens,
  now,
}: {
  readonly db: Kysely<Tables>;
  readonly tokens: SessionTokens;
  readonly now: () => Date;
}): Pick<Handlers, 'tokenRefresh' | 'logout' | 'authMe'> {
  return {
    authMe: ({ learner: { username, email } }) => ({ username, email }),

    tokenRefresh: async ({ body, request }) => {
      const claim = tokens.refresh.read(body.refresh);
      const trade = claim && (await tradeIn(db, claim, now()));
      if (claim && trade?.outcome === 'renewed') {
        return tokens.pair({ ...claim, userId: trade.userId, counter: trade.counter });
      }
      if (trade?.outcome === 'disabled') throw new Refusal(403, 'accountDisabled');
      if (trade?.outcome === 'stolen') {
        request.log.warn({ user: trade.userId }, 'an old refresh token came back: its session was ended');
      }
      throw new Refusal(401, 'signInAgain');
    },

    logout: async ({ body }) => {
      const claim = tokens.refresh.read(body.refresh);
      if (claim) await endSession(db, claim.sid);
      return { detail: messages.signedOut };
    },
  };
}
