import type { EntityId } from '@zarra/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { withTabLock } from '@zarra/api-client/storage';
import { outcomeOf, waiting, type Outcome } from './outcome.js';
import type { SendState } from './send-state.js';
import type { WorkStore } from './work-store.js';

/** For whom work is sent, and by what. */
export interface SendContext {
  readonly client: ApiClient;
  /** Cache of the page. */
  readonly queries: QueryClient;
  readonly learner: string;
  /** Text for a rejection without one of the server. */
  readonly rejection: string;
  /** Whether the device holds the token of this learner; ask before each use of a response. */
  readonly isSignedIn: () => boolean;
}

/** A kind of a learner's work that the server confirms with a result. */
export interface WorkKind<Work extends SendState, Result> {
  readonly store: WorkStore<Work>;
  /** Start of the names of its locks. */
  readonly lock: string;
  /** Name of the call whose errors concern the work. */
  readonly call: string;
  /**
   * Sends work, or fetches the result of accepted work; null: it is not available yet.
   * @param onAccepted call it once the server has the work, before its result is fetched
   */
  readonly send: (
    context: SendContext,
    id: EntityId,
    work: Work,
    onAccepted: () => void,
  ) => Promise<Result | null>;
  /** Uses a result, before the work is removed from the device. */
  readonly onResult: (context: SendContext, id: EntityId, result: Result, work: Work) => void;
  /** Called after a rejection. */
  readonly onRejected?: (context: SendContext) => void;
  /**
   * Called when work of the learner disappears, in this or another tab.
   * @param unconfirmed work that another tab has removed while the page shows results; null otherwise
   */
  readonly onRemoved?: (context: SendContext, id: EntityId, unconfirmed: Work | null) => void;
  /** Whether work must be edited before it is sent. It is then opened. */
  readonly isOutdated?: (context: SendContext, id: EntityId, work: Work) => boolean;
  /** Whether stored work is still the sent one, so that the outcome concerns it. Default: always. */
  readonly isSame?: (sent: Work, stored: Work) => boolean;
}

/** Maximum delay that a server may request, ms. It also bounds the delay after the device's clock was set back. */
const MAX_DELAY_MS = 60 * 60 * 1000;
/** An attempt without a response ends after this time, ms. */
const RESPONSE_TIMEOUT_MS = 2 * 60 * 1000;

/**
 * Makes one attempt to get the result of submitted work, and records its outcome. Work is sent until the server has
 * accepted it; after that only the result is fetched. A lock prevents two tabs from sending at the same time. The work is
 * removed before the lock is released.
 */
export async function sendWork<Work extends SendState, Result>(
  kind: WorkKind<Work, Result>,
  context: SendContext,
  id: EntityId,
): Promise<Outcome> {
  const { store } = kind;
  const { learner } = context;
  const attemptsBefore = store.read(learner, id)?.attempts ?? 0;

  const update = (sent: Work, updater: (work: Work) => Work | null): void =>
    store.update(learner, id, (work) => (work && (kind.isSame?.(sent, work) ?? true) ? updater(work) : work));

  const recordFailure = (sent: Work, failure: Outcome): Outcome => {
    const isAccepted = store.read(learner, id)?.accepted === true;
    const outcome = isAccepted && failure.type !== 'session' ? waiting('result') : failure;
    update(sent, (work) => {
      if (!work.queued) return work;
      if (outcome.type === 'rejected') return { ...work, queued: false, rejection: outcome.text };
      // The expired session is not stored as a reason, because the next sign-in ends it.
      const { reason, text, retryIn } = outcome.type === 'waiting' ? outcome : waiting('pending');
      const delay = Math.min(retryIn, MAX_DELAY_MS);
      const notBefore = delay > 0 ? Date.now() + delay : 0;
      return { ...work, attempts: work.attempts + 1, reason, text, notBefore };
    });
    return outcome;
  };

  const send = async (sent: Work): Promise<Outcome> => {
    // After the timeout the work may have been opened. The work that the server accepted replaces it.
    const accept = () => update(sent, ({ attempts }) => ({ ...sent, attempts, accepted: true }));
    try {
      const result = await kind.send(context, id, sent, accept);
      if (result === null) return recordFailure(sent, waiting('result'));
      kind.onResult(context, id, result, sent);
      update(sent, () => null);
      return { type: 'submitted' };
    } catch (error) {
      return recordFailure(sent, outcomeOf(error, kind.call, context.rejection));
    }
  };

  /** Releases the other tabs when the connection gives no response. A response after the timeout is still processed. */
  const sendWithTimeout = (work: Work): Promise<Outcome> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(recordFailure(work, waiting('offline'))), RESPONSE_TIMEOUT_MS);
      void send(work).then((outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      });
    });

  return withTabLock(`${kind.lock}:${id}:${learner}`, async () => {
    const work = store.read(learner, id);
    if (!work) return { type: 'submitted' };
    if (!work.queued) return { type: 'reopened' };
    if (!work.accepted && kind.isOutdated?.(context, id, work)) {
      update(work, (current) => ({ ...current, queued: false }));
      return { type: 'reopened' };
    }
    const retryIn = work.notBefore - Date.now();
    const isDelayed = retryIn > 0 && retryIn <= MAX_DELAY_MS;
    // Another tab has just made an attempt, or the server has requested a delay.
    if (work.attempts !== attemptsBefore || isDelayed) {
      return waiting(work.reason, work.text, isDelayed ? retryIn : 0);
    }
    if (!context.isSignedIn()) return { type: 'session' };
    return sendWithTimeout(work);
  });
}
