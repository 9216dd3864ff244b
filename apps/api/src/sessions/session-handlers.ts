import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { endSession, rotateRefreshToken } from './session-rows.js';

/** Token refresh, sign-out and the current learner. */
export const sessionHandlers = fp(
  ({ implement, db, tokens, now }) => {
    implement('authMe', ({ learner: { username, email } }) => ({ username, email }));

    implement('tokenRefresh', async ({ body, request }) => {
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
    });

    implement('logout', async ({ body }) => {
      const claims = tokens.refresh.verify(body.refresh);
      if (claims) await endSession(db, claims.sid);
      return { detail: messages.signedOut };
    });
  },
  { name: 'session-handlers', dependencies: ['context', 'endpoints', 'session-tokens'] },
);
