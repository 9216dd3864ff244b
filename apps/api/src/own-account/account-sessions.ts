import fp from 'fastify-plugin';
import { lockLearner } from '../http/lock-learner.js';
import { messages } from '../http/messages.js';
import { activeSessions, endOtherSessions } from '../sessions/session-rows.js';

/** Shown for a program without a known user agent, and for sessions from before the description was stored. */
const UNKNOWN_DEVICE = 'Nomaʼlum qurilma';

/** The list of the learner's sessions, and their ends. */
export const accountSessions = fp(
  ({ implement, db, now, securityLog }) => {
    implement('accountSessions', async ({ learner }) => {
      const sessions = await activeSessions(db, learner.id, now());
      return sessions.map(({ id, created_at, used_at, device }) => ({
        id,
        began_at: created_at.toISOString(),
        used_at: used_at.toISOString(),
        device: device || UNKNOWN_DEVICE,
        current: id === learner.sessionId,
      }));
    });

    implement('endAccountSession', async ({ params, learner, request }) => {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', params['id'] ?? '')
        .where('user_id', '=', learner.id)
        .executeTakeFirstOrThrow();
      const sessions = Number(numDeletedRows);
      if (sessions > 0)
        securityLog({ event: 'session-ended', request, user: learner, reason: 'learner', sessions });
      // A repeated request, and one for another learner's session, get the same response.
      return { detail: messages.sessionEnded };
    });

    implement('endOtherSessions', async ({ learner, request }) => {
      const sessions = await db.transaction().execute(async (trx) => {
        await lockLearner(trx, learner.id);
        return endOtherSessions(trx, learner.id, learner.sessionId);
      });
      if (sessions > 0)
        securityLog({ event: 'session-ended', request, user: learner, reason: 'learner', sessions });
      return { detail: messages.sessionsEnded };
    });
  },
  { name: 'account-sessions', dependencies: ['context', 'endpoints', 'security-log'] },
);
