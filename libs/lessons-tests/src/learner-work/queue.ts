import type { EntityId } from '@zarra/contracts';
import type { Outcome } from './outcome.js';
import type { SendState } from './send-state.js';
import type { WorkStore } from './work-store.js';

const RETRY_EVENTS = ['online', 'focus', 'pageshow'] as const;
const UNEXPECTED_ERROR: Outcome = { type: 'waiting', reason: 'server', text: '', retryIn: 0 };

/** What a queue sends, and how. */
export interface QueueOptions {
  /** The stored work that it observes: all of it, and that which it sends. */
  readonly store: Pick<WorkStore<SendState>, 'ids' | 'queuedIds' | 'subscribe'>;
  /** The learner whose work is sent. */
  readonly learner: string;
  /** Makes one attempt. */
  readonly submit: (id: EntityId) => Promise<Outcome>;
  /** Pause after this number of failed attempts, from 0 after the first, ms. */
  readonly retryPause: (failures: number) => number;
  /**
   * Time in which further changes are awaited before work is sent, ms. It ends when the page is hidden or the queue stops.
   * Default 0.
   */
  readonly collectMs?: number;
  /** Called when work of the learner disappears, in this or another tab. */
  readonly onRemoved?: (id: EntityId) => void;
  /** Receives the outcome of each attempt. */
  readonly onOutcome?: (id: EntityId, outcome: Outcome) => void;
}

/** A running queue. */
export interface Queue {
  /** Sends everything that waits without a delay. */
  readonly retryNow: () => void;
  readonly stop: () => void;
}

interface Entry {
  /** Attempts without a response since the last reset. */
  failures: number;
  /** A retry was requested during the attempt. */
  isRetryRequested: boolean;
  /** The session has expired, and only a new sign-in or the learner starts another attempt. */
  isBlocked: boolean;
  /** Ends the pause before the next attempt; undefined during an attempt. */
  resume?: (() => void) | undefined;
}

/**
 * Sends all work that a learner has submitted, each independently: immediately, after each pause, and when the network or
 * the page becomes active again. `navigator.onLine` is ignored because it is unreliable.
 */
export function startQueue(options: QueueOptions): Queue {
  const { store, learner, submit, retryPause, collectMs = 0, onRemoved, onOutcome } = options;
  const entries = new Map<EntityId, Entry>();
  let ids = store.ids(learner);
  let stopped = false;

  /** Resolves after a time, and when the entry is resumed; without a time only then. */
  const pause = (entry: Entry, ms?: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(() => entry.resume?.(), ms);
      entry.resume = () => {
        clearTimeout(timer);
        entry.resume = undefined;
        resolve();
      };
    });

  /** Awaits the time of the next attempt. False: there is none. */
  const awaitNext = async (entry: Entry, outcome: Outcome): Promise<boolean> => {
    entry.isBlocked = outcome.type === 'session';
    if (entry.isBlocked) await pause(entry);
    else if (outcome.type !== 'waiting') return false;
    else if (!entry.isRetryRequested) {
      const ms = Math.max(retryPause(entry.failures), outcome.retryIn);
      entry.failures += 1;
      await pause(entry, ms);
    }
    return !stopped;
  };

  const send = async (id: EntityId, collectFor: number): Promise<void> => {
    const entry: Entry = { failures: 0, isRetryRequested: false, isBlocked: false };
    entries.set(id, entry);
    // What was collected is sent although the queue stops.
    if (collectFor > 0) await pause(entry, collectFor);
    let outcome: Outcome;
    do {
      entry.isRetryRequested = false;
      outcome = await submit(id).catch(() => UNEXPECTED_ERROR);
      // Reported after `stop` too: the attempt itself may have ended the session and stopped the queue.
      onOutcome?.(id, outcome);
    } while (!stopped && (await awaitNext(entry, outcome)));
    entries.delete(id);
    // The work may have changed during the attempt.
    if (outcome.type === 'submitted' && !stopped) sendNew(collectMs);
  };

  /** Sends the work that is not in the queue yet. An attempt changes the store, which calls this function again. */
  const sendNew = (collectFor: number): void => {
    for (const id of store.queuedIds(learner)) if (!entries.has(id)) void send(id, collectFor);
  };

  const handleChange = (): void => {
    const before = ids;
    ids = store.ids(learner);
    for (const id of before) if (!ids.includes(id)) onRemoved?.(id);
    sendNew(collectMs);
  };

  const retryAll = (includesBlocked: boolean): void => {
    for (const entry of entries.values()) {
      entry.failures = 0;
      if (!entry.resume) entry.isRetryRequested = true;
      else if (includesBlocked || !entry.isBlocked) entry.resume();
    }
    sendNew(0);
  };
  const retry = () => retryAll(false);
  const handleVisibility = () => {
    if (document.visibilityState === 'visible' || collectMs > 0) retry();
  };

  const unsubscribe = store.subscribe(handleChange);
  for (const event of RETRY_EVENTS) window.addEventListener(event, retry);
  document.addEventListener('visibilitychange', handleVisibility);
  sendNew(0);

  return {
    retryNow: () => retryAll(true),
    stop() {
      stopped = true;
      unsubscribe();
      for (const event of RETRY_EVENTS) window.removeEventListener(event, retry);
      document.removeEventListener('visibilitychange', handleVisibility);
      for (const { resume } of entries.values()) resume?.();
    },
  };
}
