import type { EntityId } from '@zarra/contracts';
import type { Outcome } from './outcome.js';

const RETRY_EVENTS = ['online', 'focus', 'pageshow'] as const;
const UNEXPECTED_ERROR: Outcome = { type: 'waiting', reason: 'server', text: '', retryIn: 0 };

/** The stored answers that a sender observes. */
export interface SenderStore {
  /** Ids of all stored answers of a learner. */
  readonly ids: (learner: string) => EntityId[];
  /** Ids of those that the learner has submitted. */
  readonly queuedIds: (learner: string) => EntityId[];
  /** Calls back after each change, also by other tabs. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface SenderOptions {
  readonly store: SenderStore;
  /** The learner whose answers are sent. */
  readonly learner: string;
  /** Makes one attempt. */
  readonly submit: (id: EntityId) => Promise<Outcome>;
  /** Pause after this number of failed attempts, from 0 after the first, ms. */
  readonly retryPause: (failures: number) => number;
  /** Called when stored answers of the learner disappear, in this or another tab. */
  readonly onRemoved: (id: EntityId) => void;
  /** Receives the outcome of each attempt. */
  readonly onOutcome: (id: EntityId, outcome: Outcome) => void;
}

/** A running sender. */
export interface Sender {
  /** Sends everything that waits without a delay. */
  readonly retryNow: () => void;
  readonly stop: () => void;
}

interface Submission {
  /** Attempts without a response since the last reset. */
  failedAttempts: number;
  timer?: ReturnType<typeof setTimeout>;
  /**
   * `retry-requested`: during an attempt. `blocked`: the session has expired, and only a new sign-in or the learner starts
   * another attempt.
   */
  state: 'waiting' | 'sending' | 'retry-requested' | 'blocked';
}

/**
 * Sends all answers that a learner has submitted, each independently: immediately, after each pause, and
 * when the network or the page becomes active again. `navigator.onLine` is ignored because it is unreliable.
 */
export function startSender(options: SenderOptions): Sender {
  const { store, learner, submit, retryPause, onRemoved, onOutcome } = options;
  const submissions = new Map<EntityId, Submission>();
  let ids = store.ids(learner);
  let stopped = false;

  const handleOutcome = (id: EntityId, submission: Submission, outcome: Outcome): void => {
    const isRetryRequested = submission.state === 'retry-requested';
    submission.state = outcome.type === 'session' ? 'blocked' : 'waiting';
    // Reported after `stop` too: the attempt itself may have ended the session and stopped the sender.
    onOutcome(id, outcome);
    if (stopped || outcome.type === 'session') return;
    if (outcome.type !== 'waiting') submissions.delete(id);
    else if (isRetryRequested) void attempt(id, submission);
    else {
      const delay = Math.max(retryPause(submission.failedAttempts), outcome.retryIn);
      submission.failedAttempts += 1;
      submission.timer = setTimeout(() => void attempt(id, submission), delay);
    }
  };

  const attempt = async (id: EntityId, submission: Submission): Promise<void> => {
    clearTimeout(submission.timer);
    submission.state = 'sending';
    handleOutcome(id, submission, await submit(id).catch(() => UNEXPECTED_ERROR));
  };

  const start = (id: EntityId): void => {
    const submission: Submission = { failedAttempts: 0, state: 'waiting' };
    submissions.set(id, submission);
    void attempt(id, submission);
  };

  /** Starts the submissions that are not running. The running ones change the store too, which calls this function again. */
  const startNew = () => {
    for (const id of store.queuedIds(learner)) if (!submissions.has(id)) start(id);
  };

  const handleChange = () => {
    const before = ids;
    ids = store.ids(learner);
    for (const id of before) if (!ids.includes(id)) onRemoved(id);
    startNew();
  };

  const retryAll = (includesBlocked: boolean) => {
    for (const [id, submission] of submissions) {
      submission.failedAttempts = 0;
      if (submission.state === 'waiting' || (submission.state === 'blocked' && includesBlocked)) {
        void attempt(id, submission);
      } else if (submission.state === 'sending') submission.state = 'retry-requested';
    }
    startNew();
  };
  const retry = () => retryAll(false);
  const retryIfVisible = () => {
    if (document.visibilityState === 'visible') retry();
  };

  const unsubscribe = store.subscribe(handleChange);
  for (const event of RETRY_EVENTS) window.addEventListener(event, retry);
  document.addEventListener('visibilitychange', retryIfVisible);
  startNew();

  return {
    retryNow: () => retryAll(true),
    stop() {
      stopped = true;
      unsubscribe();
      for (const event of RETRY_EVENTS) window.removeEventListener(event, retry);
      document.removeEventListener('visibilitychange', retryIfVisible);
      for (const { timer } of submissions.values()) clearTimeout(timer);
    },
  };
}
