const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Lifetimes of sessions and their tokens, ms. */
export const sessionLimits = {
  /** Of a session since sign-in, used or not. */
  absolute: 30 * DAY,
  /** Of a session since its last token refresh. */
  idle: 7 * DAY,
  /** Of one access token. */
  access: 15 * 60 * SECOND,
  /** Time after a rotation in which the previous refresh token returns the new one: tabs race. */
  gracePeriod: 10 * SECOND,
} as const;

/** Signed-in devices of one learner; one more ends the session that was used least recently. */
export const MAX_SESSIONS = 10;

/** A session is active when it was created, and last used, after these times. */
export const activeSessionCutoffs = (now: Date) => ({
  createdAfter: new Date(now.getTime() - sessionLimits.absolute),
  usedAfter: new Date(now.getTime() - sessionLimits.idle),
});
