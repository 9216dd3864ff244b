const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Uses of one key within a fixed window, which starts at the first use. */
export interface RateLimit {
  readonly uses: number;
  readonly seconds: number;
  /** Counted by each process even with Redis: it protects the processor of the process. */
  readonly perProcess?: boolean;
}

/** How requests above a limit are slowed down: the first waits `firstMs`, each other that waits adds `spacingMs`. */
export interface Pace {
  readonly firstMs: number;
  readonly spacingMs: number;
  /** Longest wait; a request that would wait longer gets 429. */
  readonly maxMs: number;
}

/**
 * Limits by their names, which are also key prefixes in Redis. A client address stands for a whole school (`clientKey`): the
 * numbers leave room for a class of 40 in each lesson hour.
 */
export const rateLimits = {
  /** One browser of a network; clients without the cookie of the site count as one browser. */
  recoveryByBrowser: { uses: 60, seconds: 10 * MINUTE },
  /** Counted for each key, so that one client cannot use up the budget of a school. */
  codeByKey: { uses: 100, seconds: 5 * MINUTE },
  resetByKey: { uses: 30, seconds: 5 * MINUTE },
  /** A learner who was offline for weeks sends all queued submissions at once. */
  submissionByLearner: { uses: 300, seconds: 5 * MINUTE },
  /** Signed-in requests, each of which takes queries. The submissions above are among them. */
  requestsBySession: { uses: 400, seconds: 30, perProcess: true },
  /** Contact messages over these limits are delayed, not rejected. */
  contactByAddress: { uses: 30, seconds: 10 * MINUTE },
  contactByAddressDaily: { uses: 200, seconds: DAY },
  /** Reports of browsers; further ones are dropped. */
  reportsByAddress: { uses: 60, seconds: 10 * MINUTE },
} as const satisfies Readonly<Record<string, RateLimit>>;

/**
 * Limits above which requests of an address are slowed down, at most 8 s each, and never refused for longer than seconds: an
 * address stands for a school, or for thousands of phones of a mobile network, and one of them must not lock out the others.
 */
export const pacedLimits = {
  /** Failed sign-ins on devices unknown to the account. Afterwards at most 15 attempts/s of one address are evaluated. */
  signInByAddress: {
    uses: 100,
    seconds: 15 * MINUTE,
    pace: { firstMs: 1000, spacingMs: 58, maxMs: 7950 },
  },
  /** Afterwards at most 4.5 registrations/s from one address. */
  registrationByAddress: {
    uses: 100,
    seconds: HOUR,
    pace: { firstMs: 1000, spacingMs: 200, maxMs: 8000 },
  },
  /** Requests for codes from devices unknown to the account; afterwards at most 4.5/s from one address. */
  recoveryByAddress: {
    uses: 120,
    seconds: 10 * MINUTE,
    pace: { firstMs: 1000, spacingMs: 200, maxMs: 8000 },
  },
} as const satisfies Readonly<Record<string, RateLimit & { readonly pace: Pace }>>;

/**
 * Limits of failed sign-ins on one account; successful ones are not counted. Once the free failures are used up, one attempt in
 * each `waitSlotSeconds` is evaluated, until there was no failure for `seconds`: with 10 free failures at most 58 guesses in an hour.
 */
export const signInLimits = {
  /** Of all devices unknown to the account, together. */
  freeFailures: 10,
  /** Of one known device. Failures on other devices do not count for it. */
  freeFailuresOfKnownDevice: 20,
  seconds: 15 * MINUTE,
  /** Constant: the owner never waits longer. */
  waitSlotSeconds: 75,
} as const;
