import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** How long sessions and their tokens last. In ms. */
export const sessionLimits = {
  /** From sign-in, used or not. */
  absolute: 30 * DAY,
  /** From the last time a refresh token was traded in. */
  idle: 7 * DAY,
  /** Of one access token. */
  access: 15 * 60 * SECOND,
  /** So long after a rotation every earlier token still gets the new one: tabs and lost replies. */
  tolerance: 10 * SECOND,
} as const;

/** Signed-in devices of one learner; one more ends the one that was used least recently. */
export const MAX_SESSIONS = 10;

/** Sessions created, and used, after these times are alive. */
export const aliveSince = (now: Date) => ({
  created: new Date(now.getTime() - sessionLimits.absolute),
  used: new Date(now.getTime() - sessionLimits.idle),
});

/** Removes the sessions whose time is over. */
export async function sweepSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  const { created, used } = aliveSince(now);
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('created_at', '<=', created), eb('used_at', '<=', used)]))
    .execute();
}
