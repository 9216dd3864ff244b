import { elapsedMs } from '../elapsed.js';

const MINUTE = 60_000;

/** Minutes until the next mail to a mailbox, and minutes for which a code is valid after its mail. */
interface MailStep {
  readonly interval: number;
  readonly validity: number;
}

/**
 * After the first, second, … mail in a row; the last one repeats. The intervals grow, because anyone can request mails. A
 * code is valid for longer than the interval after its mail, so that each request before the next mail gets a key for the mailed
 * code. Browsers store a recovery for the longest validity and the time for the new password (libs/auth/src/recovery).
 */
const steps: readonly [MailStep, ...MailStep[]] = [
  { interval: 2, validity: 10 },
  { interval: 5, validity: 10 },
  { interval: 10, validity: 20 },
  { interval: 20, validity: 30 },
  { interval: 30, validity: 40 },
];

/** Interval of the mails that a known device of the learner requests, ms. Requests of other devices do not delay them. */
const KNOWN_DEVICE_INTERVAL_MS = 2 * MINUTE;
/** The first interval applies again after this time without a mail, ms. */
const RESET_AFTER_MS = 120 * MINUTE;

interface MailState {
  readonly mails: number;
  readonly mailed_at: Date;
}

const stepAfter = (mails: number): MailStep => steps[Math.min(mails, steps.length) - 1] ?? steps[0];

/** Whether the code is mailed again for the client of a request. */
export function isMailDue({ mails, mailed_at }: MailState, knownDevice: boolean, now: Date): boolean {
  const step = stepAfter(mails).interval * MINUTE;
  const interval = knownDevice ? Math.min(step, KNOWN_DEVICE_INTERVAL_MS) : step;
  return elapsedMs(mailed_at, now, interval) >= interval;
}

/** @param last absent: no mail in a row */
export function scheduleMail(last: MailState | undefined, now: Date) {
  const continues = last !== undefined && elapsedMs(last.mailed_at, now, RESET_AFTER_MS) < RESET_AFTER_MS;
  const mails = continues ? last.mails + 1 : 1;
  const { validity } = stepAfter(mails);
  return {
    mails,
    mailed_at: now,
    expires_at: new Date(now.getTime() + validity * MINUTE),
    /** For the text of the mail. */
    validMinutes: validity,
  };
}
