import type { EntityId } from '@zarra/contracts';
import type { DraftStore } from './draft-store.js';
import type { Outcome } from './submit-draft.js';

const RETRY_EVENTS = ['online', 'focus', 'pageshow'] as const;
const UNEXPECTED_ERROR: Outcome = { type: 'waiting', reason: 'server', text: '', retryIn: 0 };

interface SenderOptions {
  readonly store: DraftStore;
  /** The learner whose answers are sent. */
  readonly learner: string;
  /** Makes one attempt. */
  readonly submit: (lesson: EntityId) => Promise<Outcome>;
  /** Pause after this number of failed attempts, from 0 after the first, ms. */
  readonly retryPause: (failures: number) => number;
  /** Called when a draft of the learner disappears, in this or another tab. */
  readonly onRemoved: (lesson: EntityId) => void;
  /** Receives the outcome of each attempt. */
  readonly onOutcome: (lesson: EntityId, outcome: Outcome) => void;
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
 * Sends all tests that a learner has submitted, each independently: immediately, after each pause, and
 * when the network or the page becomes active again. `navigator.onLine` is ignored because it is unreliable.
 */
export function startSender(options: SenderOptions): Sender {
  const { store, learner, submit, retryPause, onRemoved, onOutcome } = options;
  const submissions = new Map<EntityId, Submission>();
  let lessons = store.lessons(learner);
  let stopped = false;

  const handleOutcome = (lesson: EntityId, submission: Submission, outcome: Outcome): void => {
    const isRetryRequested = submission.state === 'retry-requested';
    submission.state = outcome.type === 'session' ? 'blocked' : 'waiting';
    // Reported after `stop` too: the attempt itself may have ended the session and stopped the sender.
    onOutcome(lesson, outcome);
    if (stopped || outcome.type === 'session') return;
    if (outcome.type !== 'waiting') submissions.delete(lesson);
    else if (isRetryRequested) void attempt(lesson, submission);
    else {
      const delay = Math.max(retryPause(submission.failedAttempts), outcome.retryIn);
      submission.failedAttempts += 1;
      submission.timer = setTimeout(() => void attempt(lesson, submission), delay);
    }
  };

  const attempt = async (lesson: EntityId, submission: Submission): Promise<void> => {
    clearTimeout(submission.timer);
    submission.state = 'sending';
    handleOutcome(lesson, submission, await submit(lesson).catch(() => UNEXPECTED_ERROR));
  };

  const start = (lesson: EntityId): void => {
    const submission: Submission = { failedAttempts: 0, state: 'waiting' };
    submissions.set(lesson, submission);
    void attempt(lesson, submission);
  };

  /** Starts the submissions that are not running. The running ones change the store too, which calls this function again. */
  const startNew = () => {
    for (const lesson of store.queuedLessons(learner)) if (!submissions.has(lesson)) start(lesson);
  };

  const handleChange = () => {
    const before = lessons;
    lessons = store.lessons(learner);
    for (const lesson of before) if (!lessons.includes(lesson)) onRemoved(lesson);
    startNew();
  };

  const retryAll = (includesBlocked: boolean) => {
    for (const [lesson, submission] of submissions) {
      submission.failedAttempts = 0;
      if (submission.state === 'waiting' || (submission.state === 'blocked' && includesBlocked)) {
        void attempt(lesson, submission);
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
