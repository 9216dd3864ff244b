import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import { endSession, rotateRefreshToken } from './session-rows.js';

/** Token refresh, sign-out and the current learner. */
export const sessionHandlers = fp(
  ({ implement, db, deviceCookie, tokens, now, securityLog }) => {
    implement('authMe', ({ learner: { username, email } }) => ({ username, email }));

    implement('tokenRefresh', async ({ body, request }) => {
      const claims = tokens.refresh.verify(body.refresh);
      const deviceOf = (userId: number) => deviceCookie.knownDeviceId(request, userId);
      const result = claims && (await rotateRefreshToken(db, claims, deviceOf, now()));
      if (claims && result?.outcome === 'renewed') {
        return tokens.signPair({ ...claims, userId: result.userId, counter: result.counter });
      }
      if (result?.outcome === 'disabled') throw new HttpError(403, 'accountDisabled');
      if (result?.outcome === 'reused') {
        const { user } = result;
        request.log.warn({ user: user?.id, address: request.ip }, 'refresh token reused: session ended');
        securityLog({ event: 'session-ended', request, user, reason: 'token-reused', sessions: 1 });
      }
      if (result?.outcome === 'other-device')
        securityLog({ event: 'token-repeated', request, user: result.user });
      throw new HttpError(401, 'signInAgain');
    });

    implement('logout', async ({ body, request }) => {
      const claims = tokens.refresh.verify(body.refresh);
      const user = claims && (await endSession(db, claims.sid));
      if (user) securityLog({ event: 'sign-out', request, user });
      return { detail: messages.signedOut };
    });
  },
  {
    name: 'session-handlers',
    dependencies: ['context', 'device-cookie', 'endpoints', 'security-log', 'session-tokens'],
  },
);
