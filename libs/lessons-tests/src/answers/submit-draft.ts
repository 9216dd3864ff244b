import type { EntityId } from '@zarra/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { submitTest, type LessonResult } from '@zarra/api-client/classroom';
import { withTabLock } from '@zarra/api-client/storage';
import { calls } from '@zarra/contracts/calls';
import { toAnswers, type Draft } from './draft.js';
import type { DraftStore } from './draft-store.js';
import { learnerResultQuery } from './learner-result-query.js';
import { outcomeOf, waiting, type Outcome } from './outcome.js';

interface SubmitDraftOptions {
  readonly client: ApiClient;
  /** Cache of the results. */
  readonly queries: QueryClient;
  readonly store: DraftStore;
  readonly learner: string;
  readonly lesson: EntityId;
  /** Text for a rejection without one of the server. */
  readonly rejection: string;
  /** Whether this learner is still signed in on this device. */
  readonly isSignedIn: () => boolean;
  /** Whether questions were edited after the learner answered them: the draft is then opened instead of sent. */
  readonly isOutdated?: (draft: Draft) => boolean;
  /** Receives the result, before the draft is removed. */
  readonly onResult: (result: LessonResult) => void;
}

/** Maximum delay that a server may request, ms. It also bounds the delay after the device's clock was set back. */
const MAX_DELAY_MS = 60 * 60 * 1000;
/** An attempt without a response ends after this time, ms. */
const RESPONSE_TIMEOUT_MS = 2 * 60 * 1000;

/**
 * Makes one attempt to get the result of submitted answers, and records its outcome in the draft. Answers are sent until
 * the server has accepted them; after that only the result is fetched. A lock prevents two tabs from
 * sending at the same time. The draft is removed before the lock is released.
 */
export async function submitDraft(options: SubmitDraftOptions): Promise<Outcome> {
  const { client, queries, store, learner, lesson } = options;
  const attemptsBefore = store.read(learner, lesson)?.attempts ?? 0;

  const recordFailure = (failure: Outcome): Outcome => {
    const isAccepted = store.read(learner, lesson)?.accepted === true;
    const outcome = isAccepted && failure.type !== 'session' ? waiting('result') : failure;
    store.update(learner, lesson, (draft) => {
      if (!draft?.queued) return draft;
      if (outcome.type === 'rejected') return { ...draft, queued: false, rejection: outcome.text };
      // The expired session is not stored as a reason, because the next sign-in ends it.
      const { reason, text, retryIn } = outcome.type === 'waiting' ? outcome : waiting('pending');
      const delay = Math.min(retryIn, MAX_DELAY_MS);
      const notBefore = delay > 0 ? Date.now() + delay : 0;
      return { ...draft, attempts: draft.attempts + 1, reason, text, notBefore };
    });
    return outcome;
  };

  const fetchResult = () => queries.query({ ...learnerResultQuery(client, lesson, learner), staleTime: 0 });

  const submit = (draft: Draft) =>
    submitTest(client, { lesson, answers: toAnswers(draft) }, () => {
      // After the timeout the draft may have been reopened. The answers that the server accepted replace it.
      const accept = (current: Draft | null) =>
        current && { ...draft, attempts: current.attempts, accepted: true };
      store.update(learner, lesson, accept);
    });

  const send = async (draft: Draft): Promise<Outcome> => {
    try {
      const result = await (draft.accepted ? fetchResult() : submit(draft));
      if (!result) return recordFailure(waiting('result'));
      options.onResult(result);
      store.update(learner, lesson, () => null);
      return { type: 'submitted' };
    } catch (error) {
      return recordFailure(outcomeOf(error, calls.submitTest.name, options.rejection));
    }
  };

  /** Releases the other tabs when the connection gives no response. A response after the timeout is still processed. */
  const withTimeout = (sending: Promise<Outcome>): Promise<Outcome> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(recordFailure(waiting('offline'))), RESPONSE_TIMEOUT_MS);
      void sending.then((outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      });
    });

  const attempt = async (): Promise<Outcome> => {
    const draft = store.read(learner, lesson);
    if (!draft) return { type: 'submitted' };
    if (!draft.queued) return { type: 'reopened' };
    if (!draft.accepted && options.isOutdated?.(draft)) {
      store.update(learner, lesson, (current) => current && { ...current, queued: false });
      return { type: 'reopened' };
    }
    const retryIn = draft.notBefore - Date.now();
    const isDelayed = retryIn > 0 && retryIn <= MAX_DELAY_MS;
    // Another tab has just made an attempt, or the server has requested a delay.
    if (draft.attempts !== attemptsBefore || isDelayed) {
      return waiting(draft.reason, draft.text, isDelayed ? retryIn : 0);
    }
    if (!options.isSignedIn()) return { type: 'session' };
    return withTimeout(send(draft));
  };

  return withTabLock(`zarra-test:${lesson}:${learner}`, attempt);
}
