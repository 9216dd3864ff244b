const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many uses one key has in how many seconds, counted from its first use. */
export interface Allowance {
  readonly uses: number;
  readonly seconds: number;
}

/**
 * What anybody may do how often. An address is a whole school (`clientKey`): the numbers leave room for a class of 40 in
 * each lesson hour.
 */
export const allowances = {
  registrationByAddress: { uses: 100, seconds: HOUR },
  recoveryByAddress: { uses: 60, seconds: HOUR },
  recoveryByMailbox: { uses: 8, seconds: DAY },
  codeByAddress: { uses: 200, seconds: 15 * MINUTE },
  resetByAddress: { uses: 100, seconds: 15 * MINUTE },
  /** Whoever was without a network for weeks sends all that waited at once. */
  submissionByLearner: { uses: 300, seconds: 5 * MINUTE },
  contactByAddress: { uses: 30, seconds: 10 * MINUTE },
  contactByAddressDaily: { uses: 200, seconds: DAY },
  /** All visitors together: as many mails to the staff as a usual mail service lets leave in a day. */
  contactOfAll: { uses: 500, seconds: DAY },
} as const satisfies Readonly<Record<string, Allowance>>;

/** Wrong sign-ins; right ones are not counted. */
export const signInLimits = {
  /** Failures of one address, all accounts together. */
  byAddress: { uses: 100, seconds: 15 * MINUTE },
  /** Failures on one account without waiting; the last of them starts the first wait. */
  byAccount: { uses: 10, seconds: 15 * MINUTE },
  /** After each further failure the next try has to wait longer. In seconds; the last wait repeats. */
  waits: [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE),
  /** So long after the end of a wait the account starts anew. In seconds. */
  forgiveness: 15 * MINUTE,
  /** An address the learner has signed in from is counted by itself for so many seconds: strangers cannot make it wait. */
  familiarity: 7 * DAY,
} as const;
