import { setTimeout as wait } from 'node:timers/promises';
import fp from 'fastify-plugin';
import type { Authenticate } from '../http/endpoint-routes.js';
import { HttpError } from '../http/http-error.js';
import { activeSessionCutoffs } from './session-limits.js';
import { confirmCounter } from './session-rows.js';
import { createSessionQueues } from './session-queues.js';

/** Delay of each rejection above the limit of a session, ms: rejections without a delay would occupy the processor. */
const REJECTION_DELAY_MS = 1000;
const BEARER = /^Bearer +(\S+)$/i;

/** Adds `authenticate`, which the endpoints use. */
export const authenticate = fp(
  (app) => {
    const { db, limits, tokens, now } = app;
    const sessionQueues = createSessionQueues();
    const findLearner: Authenticate = async ({ headers, routeOptions }, reply) => {
      const claims = await tokens.access.verify(BEARER.exec(headers.authorization ?? '')?.[1] ?? '');
      if (!claims) throw new HttpError(401, 'signInAgain');
      try {
        await limits.spendCall(routeOptions.config.endpoint, {
          sessionId: claims.sid,
          userId: claims.userId,
        });
      } catch (error) {
        await wait(REJECTION_DELAY_MS);
        throw error;
      }
      await sessionQueues.take(claims.sid, reply.raw);
      const { createdAfter, usedAfter } = activeSessionCutoffs(now());
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['users.id', 'username', 'email', 'disabled_at', 'confirmed_counter'])
        .where('sessions.id', '=', claims.sid)
        .where('users.id', '=', claims.userId)
        .where('sessions.created_at', '>', createdAfter)
        .where('sessions.used_at', '>', usedAfter)
        .executeTakeFirst();
      if (!row) throw new HttpError(401, 'signInAgain');
      const { disabled_at: disabled, confirmed_counter: confirmed, ...learner } = row;
      if (disabled) throw new HttpError(403, 'accountDisabled');
      // Once per rotation.
      if (claims.counter !== undefined && claims.counter > confirmed)
        await confirmCounter(db, claims.sid, claims.counter);
      return { ...learner, sessionId: claims.sid };
    };
    app.decorate('authenticate', findLearner);
  },
  { name: 'authenticate', dependencies: ['context', 'limits', 'session-tokens'] },
);
