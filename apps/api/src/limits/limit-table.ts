const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Uses of one key within a fixed window, which starts at the first use. */
export interface RateLimit {
  readonly uses: number;
  readonly seconds: number;
}

/**
 * Limits by their names, which are also key prefixes in Redis. A client address stands for a whole school (`clientKey`): the
 * numbers leave room for a class of 40 in each lesson hour.
 */
export const rateLimits = {
  registrationByAddress: { uses: 100, seconds: HOUR },
  recoveryByAddress: { uses: 60, seconds: HOUR },
  recoveryByMailbox: { uses: 8, seconds: DAY },
  codeByAddress: { uses: 200, seconds: 15 * MINUTE },
  resetByAddress: { uses: 100, seconds: 15 * MINUTE },
  /** A learner who was offline for weeks sends all queued submissions at once. */
  submissionByLearner: { uses: 300, seconds: 5 * MINUTE },
  contactByAddress: { uses: 30, seconds: 10 * MINUTE },
  contactByAddressDaily: { uses: 200, seconds: DAY },
  /** All visitors together: a usual mail service sends about as many mails in a day. */
  contactOfAll: { uses: 500, seconds: DAY },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Limits of failed sign-ins; successful ones are not counted. */
export const signInLimits = {
  /** Failures of one address, all accounts together. */
  byAddress: { uses: 100, seconds: 15 * MINUTE },
  /** Failures on one account before the first wait; the last of them starts it. */
  byAccount: { uses: 10, seconds: 15 * MINUTE },
  /** The wait after each further failure, s; the last one repeats. */
  waits: [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE),
  /** The waits of an account start over this long after the end of the last wait, s. */
  resetAfter: 15 * MINUTE,
  /**
   * How long an address counts separately after the learner signed in from it, s: attackers at other addresses cannot make
   * it wait.
   */
  trustedDeviceTtl: 7 * DAY,
} as const;
