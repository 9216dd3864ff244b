/** Why submitted work still waits. */
export type WaitReason =
  /** No attempt has ended yet. */
  | 'pending'
  /** There was no response. */
  | 'offline'
  /** The server failed or is busy. */
  | 'server'
  /** The server accepted the work, and the result could not be loaded. */
  | 'result';

/** What is stored beside a learner's work until the server has it. */
export interface SendState {
  /** Submitted by the learner; the result has not arrived. */
  readonly queued: boolean;
  /** The server has accepted the work: it is not sent again, and only the result is fetched. Implies `queued`. */
  readonly accepted: boolean;
  /** Number of attempts since the submission, by all tabs. */
  readonly attempts: number;
  /** Why the last attempt, by any tab, brought no result. */
  readonly reason: WaitReason;
  /** The server's message about the last attempt; may be empty. */
  readonly text: string;
  /** The server requested no attempt before this time, ms since 1970; 0 for none. */
  readonly notBefore: number;
  /** Why the server rejected the last submission, for the learner; empty when it did not. */
  readonly rejection: string;
}

/** State of work that the learner has not submitted. */
export const notSubmitted: SendState = {
  queued: false,
  accepted: false,
  attempts: 0,
  reason: 'pending',
  text: '',
  notBefore: 0,
  rejection: '',
};

/** More than any message has: a corrupted entry may be of any size. */
const MAX_TEXT_LENGTH = 1000;
const WAIT_REASONS: readonly unknown[] = ['offline', 'server', 'result'] satisfies WaitReason[];

const toCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

const toText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : '');

/**
 * Reads the state from the fields of stored work, also of an earlier release. Invalid parts are dropped.
 * @param isComplete whether the work can be sent
 */
export function parseSendState(fields: Record<string, unknown>, isComplete = true): SendState {
  const queued = isComplete && fields['queued'] === true;
  const hasReason = queued && WAIT_REASONS.includes(fields['reason']);
  return {
    queued,
    accepted: queued && fields['accepted'] === true,
    attempts: toCount(fields['attempts']),
    reason: hasReason ? (fields['reason'] as WaitReason) : 'pending',
    text: hasReason ? toText(fields['text']) : '',
    notBefore: toCount(fields['notBefore']),
    // Drafts of tests were stored with this other name.
    rejection: toText(fields['rejection'] ?? fields['refusal']),
  };
}
