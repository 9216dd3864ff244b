import { isNetworkError, isApiError, submitTest, type ApiClient, type LessonResult } from '@zarra/api-client';
import type { EntityId } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import { strings } from '../test-strings.js';
import { toAnswers, type Draft } from './draft.js';
import type { DraftStore } from './draft-store.js';
import { runExclusive } from './submission-lock.js';

/** Why submitted answers still wait. */
export type WaitReason =
  /** There was no response. */
  | 'offline'
  /** The server failed or is busy. */
  | 'server'
  /** The server accepted the answers, and the result could not be loaded. */
  | 'result'
  /** Another tab has just made an attempt. */
  | 'other-tab';

/** Outcome of one attempt to submit a draft. */
export type Outcome =
  | { readonly type: 'submitted' }
  /** There is no queued draft: another tab has sent it, or the server has rejected it. */
  | { readonly type: 'not-found' }
  /** `text`: the server's message; `retryIn`: the delay it requested, ms. */
  | {
      readonly type: 'waiting';
      readonly reason: WaitReason;
      readonly text: string;
      readonly retryIn: number;
    }
  /** The session has expired or belongs to another learner: the draft waits for this learner's next sign-in. */
  | { readonly type: 'session'; readonly status: 401 | 403 }
  /** The server will never accept the answers as they are. */
  | { readonly type: 'rejected'; readonly text: string };

const waiting = (reason: WaitReason, text = '', retryIn = 0): Outcome => ({
  type: 'waiting',
  reason,
  text,
  retryIn,
});

/** Status codes of temporary failures: a timeout, a replay risk, too many requests. */
const TEMPORARY = [408, 425, 429];

function outcomeOf(error: unknown): Outcome {
  const { submitTest: submission, lessonTestResult } = calls;
  if (isApiError(error) && (error.status === 401 || error.status === 403)) {
    return { type: 'session', status: error.status };
  }
  const { endpoint } = Object(error) as { endpoint?: unknown };
  if (endpoint === lessonTestResult.name) return waiting('result');
  if (isNetworkError(error)) return waiting('offline');
  if (!isApiError(error)) return waiting('server');
  // An error of another request, such as the token refresh, does not concern the answers.
  const isTemporary = error.status >= 500 || TEMPORARY.includes(error.status) || endpoint !== submission.name;
  if (isTemporary) return waiting('server', error.text, (error.retryAfter ?? 0) * 1000);
  return { type: 'rejected', text: error.text ?? strings.failed };
}

/** Options of {@link submitDraft}. */
export interface SubmitDraftOptions {
  readonly client: ApiClient;
  readonly store: DraftStore;
  readonly learner: string;
  readonly lesson: EntityId;
  /** Whether this learner is still signed in on this device. */
  readonly isSignedIn: () => boolean;
  /** Whether questions were edited after the learner answered them: the draft is then opened instead of sent. */
  readonly isOutdated?: (draft: Draft) => boolean;
  /** Receives the result, before the draft is removed. */
  readonly onResult: (result: LessonResult) => void;
}

/** Longest delay that a server may request, ms: a clock that was set back must not block answers for years. */
const MAX_DELAY_MS = 60 * 60 * 1000;
/** An attempt without a response ends after this time, ms. */
const RESPONSE_TIMEOUT_MS = 2 * 60 * 1000;

/**
 * Makes one attempt to send submitted answers and records its outcome in the draft. Tabs take turns. The draft is removed
 * after the result has arrived and before another tab's turn.
 */
export async function submitDraft(options: SubmitDraftOptions): Promise<Outcome> {
  const { client, store, learner, lesson } = options;
  const attemptsBefore = store.read(learner, lesson)?.attempts ?? 0;

  const recordFailure = (outcome: Outcome): Outcome => {
    store.update(learner, lesson, (draft) => {
      if (!draft?.queued) return draft;
      if (outcome.type === 'rejected') return { ...draft, queued: false, rejection: outcome.text };
      const delay = outcome.type === 'waiting' ? Math.min(outcome.retryIn, MAX_DELAY_MS) : 0;
      return { ...draft, attempts: draft.attempts + 1, notBefore: delay > 0 ? Date.now() + delay : 0 };
    });
    return outcome;
  };

  const send = async (draft: Draft): Promise<Outcome> => {
    try {
      options.onResult(await submitTest(client, { lesson, answers: toAnswers(draft) }));
      store.update(learner, lesson, () => null);
      return { type: 'submitted' };
    } catch (error) {
      return recordFailure(outcomeOf(error));
    }
  };

  /** Prevents a dead connection from blocking all tabs. A response after the timeout still counts. */
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
    if (!draft?.queued) return { type: 'not-found' };
    if (options.isOutdated?.(draft)) {
      store.update(learner, lesson, (current) => current && { ...current, queued: false });
      return { type: 'not-found' };
    }
    if (draft.attempts !== attemptsBefore) return waiting('other-tab');
    const retryIn = draft.notBefore - Date.now();
    if (retryIn > 0 && retryIn <= MAX_DELAY_MS) return waiting('server', '', retryIn);
    if (!options.isSignedIn()) return { type: 'session', status: 401 };
    return withTimeout(send(draft));
  };

  return runExclusive(`zarra-test:${lesson}:${learner}`, attempt);
}
