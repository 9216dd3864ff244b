import type { endpoints } from '@zarra/contracts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Maximum uses of one key within a fixed window. The window starts at the first use. */
export interface RateLimit {
  readonly uses: number;
  readonly seconds: number;
  /** Each process counts separately, also with Redis: the limit protects the processor of one process. */
  readonly perProcess?: boolean;
}

/** Delays of requests above a limit: `firstMs`, and `spacingMs` more for each request that already waits. */
export interface ThrottleOptions {
  readonly firstMs: number;
  readonly spacingMs: number;
  /** Longest delay. A request whose delay would be longer gets 429. */
  readonly maxMs: number;
}

/**
 * Limits by their names, which are also key prefixes in Redis. A whole school may share a client address (`clientKey`), so the
 * limits allow the requests of a class of 40 in each lesson hour.
 */
export const rateLimits = {
  /** Counted for each browser of a network. All clients without the cookie of the site count as one browser. */
  recoveryByBrowser: { uses: 60, seconds: 10 * MINUTE },
  /** Counted for each key, so that one client cannot use up the limit of a school. */
  codeByKey: { uses: 100, seconds: 5 * MINUTE },
  resetByKey: { uses: 30, seconds: 5 * MINUTE },
  /** A learner who was offline for weeks sends all queued submissions at once. */
  submissionByLearner: { uses: 300, seconds: 5 * MINUTE },
  /** A device sends its progress at most every ten seconds. */
  progressByLearner: { uses: 300, seconds: 5 * MINUTE },
  /** A learner who was offline sends all queued answers at once. */
  practiceByLearner: { uses: 300, seconds: 5 * MINUTE },
  /** New answers to practice items: a class of 40 in each of five lesson hours, with 20 items each. */
  practiceAnswersByAddress: { uses: 4000, seconds: DAY },
  /** Codes for a new address, because each of them may cause a mail to a stranger. */
  emailChangeByLearner: { uses: 10, seconds: DAY },
  /** An export reads all rows of the learner. */
  exportByLearner: { uses: 20, seconds: 10 * MINUTE },
  /** Searches whose results are not in memory: each takes three milliseconds of the processor. */
  searchesByAddress: { uses: 3000, seconds: MINUTE, perProcess: true },
  /** Pages with a text of the visitor, because rendering one takes as long as ten searches. Above it the browser renders them. */
  openPagesByAddress: { uses: 300, seconds: MINUTE, perProcess: true },
  /** Contact messages over these limits are delayed, not rejected. A class sends its messages at one moment. */
  contactByAddress: { uses: 60, seconds: 10 * MINUTE },
  contactByAddressDaily: { uses: 200, seconds: DAY },
  /** Reports of browsers. Reports above the limit are dropped. */
  reportsByAddress: { uses: 60, seconds: 10 * MINUTE },
} as const satisfies Readonly<Record<string, RateLimit>>;

const MEGABYTE = 1_000_000;

/**
 * What signed-in requests may use, by session and by account, which has several sessions. Every call with a session counts, so
 * that none can be used without a bound. Each process counts by itself.
 */
export const budgets = {
  /** Processor time of calls, ms: {@link callCosts}. */
  processor: {
    session: { uses: 4000, seconds: 30, perProcess: true },
    account: { uses: 12_000, seconds: 30, perProcess: true },
  },
  /** Bytes of responses. The classes of a learner, the largest one, are about 60 kB. */
  sent: {
    session: { uses: 20 * MEGABYTE, seconds: 10 * MINUTE, perProcess: true },
    account: { uses: 60 * MEGABYTE, seconds: 10 * MINUTE, perProcess: true },
  },
  /** Bytes of request bodies. A day of reading sends 1 MB of places. */
  stored: {
    session: { uses: 4 * MEGABYTE, seconds: DAY, perProcess: true },
    account: { uses: 8 * MEGABYTE, seconds: DAY, perProcess: true },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'session' | 'account', RateLimit>>>>;

export type Budgets = Readonly<
  Record<keyof typeof budgets, Readonly<Record<'session' | 'account', RateLimit>>>
>;

/** Processor time that a call counts, ms: that of the slowest. Those not named here count {@link CALL_COST}. */
export const callCosts: Readonly<Partial<Record<keyof typeof endpoints, number>>> = {
  // They hash passwords.
  changePassword: 80,
  changeEmail: 40,
  deleteAccount: 40,
  accountExport: 40,
};
export const CALL_COST = 10;

/**
 * Limits above which requests of an address are delayed by at most 8 s. They are rejected for a few seconds at most: a school or
 * a mobile network with thousands of phones may share an address, and one client must not lock out the others.
 */
export const throttledLimits = {
  /** Failed sign-ins on devices unknown to the account. Afterwards at most 15 attempts/s of one address are evaluated. */
  signInByAddress: {
    uses: 100,
    seconds: 15 * MINUTE,
    throttle: { firstMs: 1000, spacingMs: 58, maxMs: 7950 },
  },
  /** Afterwards at most 4.5 registrations/s from one address. */
  registrationByAddress: {
    uses: 100,
    seconds: HOUR,
    throttle: { firstMs: 1000, spacingMs: 200, maxMs: 8000 },
  },
  /** Requests for codes from devices unknown to the account; afterwards at most 4.5/s from one address. */
  recoveryByAddress: {
    uses: 120,
    seconds: 10 * MINUTE,
    throttle: { firstMs: 1000, spacingMs: 200, maxMs: 8000 },
  },
} as const satisfies Readonly<Record<string, RateLimit & { readonly throttle: ThrottleOptions }>>;

/**
 * Limits of failed sign-ins on one account. After the free failures one attempt in each `waitSlotSeconds` is evaluated, until
 * `seconds` have passed without a failure. With 10 free failures an attacker makes at most 58 guesses in an hour.
 */
export const signInLimits = {
  /** Failures of all devices unknown to the account together. */
  freeFailures: 10,
  /** Failures of one known device. It has a separate count. */
  freeFailuresOfKnownDevice: 20,
  seconds: 15 * MINUTE,
  /** The interval does not grow, so that the owner never waits longer. */
  waitSlotSeconds: 75,
} as const;
