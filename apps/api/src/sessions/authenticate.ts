import fp from 'fastify-plugin';
import type { Authenticate } from '../http/endpoint-routes.js';
import { HttpError } from '../http/http-error.js';
import { activeSessionCutoffs } from './session-limits.js';

const BEARER = /^Bearer +(\S+)$/i;

/** Adds `authenticate`, which the endpoints use. */
export const authenticate = fp(
  (app) => {
    const { db, tokens, now } = app;
    const findLearner: Authenticate = async ({ headers }) => {
      const claims = await tokens.access.verify(BEARER.exec(headers.authorization ?? '')?.[1] ?? '');
      if (!claims) throw new HttpError(401, 'signInAgain');
      const { createdAfter, usedAfter } = activeSessionCutoffs(now());
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['users.id', 'username', 'email', 'disabled_at'])
        .where('sessions.id', '=', claims.sid)
        .where('users.id', '=', claims.userId)
        .where('sessions.created_at', '>', createdAfter)
        .where('sessions.used_at', '>', usedAfter)
        .executeTakeFirst();
      if (!row) throw new HttpError(401, 'signInAgain');
      const { disabled_at: disabled, ...learner } = row;
      if (disabled) throw new HttpError(403, 'accountDisabled');
      return learner;
    };
    app.decorate('authenticate', findLearner);
  },
  { name: 'authenticate', dependencies: ['context', 'session-tokens'] },
);
