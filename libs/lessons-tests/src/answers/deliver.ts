import { submitTest, type ApiClient, type LessonResult } from '@zarra/api-client';
import { answersOf, type Draft } from './draft.js';
import type { DraftStore } from './draft-store.js';
import { outcomeOf, type Outcome } from './outcome.js';
import { oneAtATime } from './submission-lock.js';

/** What sending needs to know. */
export interface Delivery {
  readonly client: ApiClient;
  readonly store: DraftStore;
  /** Whose answers. */
  readonly learner: string;
  readonly lesson: number;
  /** Whether the session on this device is still that learner's. */
  readonly isSignedIn: () => boolean;
  /** The result is here. The draft goes right after this. */
  readonly onResult: (result: LessonResult) => void;
}

/** Longest time a server is left alone, ms: a clock that was set back must not hold answers for years. */
const LONGEST_WAIT = 60 * 60 * 1000;
/** How long an answer is waited for before another try, ms. */
const PATIENCE = 2 * 60 * 1000;

/**
 * Tries once to send answers that were handed in, in turn with all tabs, and notes in the draft how it ended. The draft
 * goes when the result is here, before another tab has its turn.
 */
export async function deliver(delivery: Delivery): Promise<Outcome> {
  const { client, store, learner, lesson } = delivery;
  const attemptsBefore = store.read(learner, lesson)?.attempts ?? 0;

  /** Notes in the draft how a try ended that did not deliver it. */
  const note = (outcome: Outcome): Outcome => {
    store.change(learner, lesson, (now) => {
      if (!now?.queued) return now;
      if (outcome.type === 'refused') return { ...now, queued: false, refusal: outcome.text };
      const wait = outcome.type === 'waiting' ? Math.min(outcome.retryIn, LONGEST_WAIT) : 0;
      return { ...now, attempts: now.attempts + 1, notBefore: wait > 0 ? Date.now() + wait : 0 };
    });
    return outcome;
  };

  const send = async (draft: Draft): Promise<Outcome> => {
    try {
      delivery.onResult(await submitTest(client, { lesson, answers: answersOf(draft) }));
      store.change(learner, lesson, () => null);
      return { type: 'delivered' };
    } catch (error) {
      return note(outcomeOf(error));
    }
  };

  /** A connection that died in silence must not keep all tabs waiting. An answer that comes late still counts. */
  const inTime = (sending: Promise<Outcome>): Promise<Outcome> =>
    new Promise((resolve) => {
      const giveUp = () => resolve(note({ type: 'waiting', because: 'offline', text: '', retryIn: 0 }));
      const timer = setTimeout(giveUp, PATIENCE);
      void sending.then((outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      });
    });

  const attempt = async (): Promise<Outcome> => {
    const draft = store.read(learner, lesson);
    if (!draft?.queued) return { type: 'gone' };
    if (draft.attempts !== attemptsBefore)
      return { type: 'waiting', because: 'elsewhere', text: '', retryIn: 0 };
    const retryIn = draft.notBefore - Date.now();
    if (retryIn > 0 && retryIn <= LONGEST_WAIT) {
      return { type: 'waiting', because: 'server', text: '', retryIn };
    }
    if (!delivery.isSignedIn()) return { type: 'session', status: 401 };
    return inTime(send(draft));
  };

  return oneAtATime(`zarra-test:${lesson}:${learner}`, attempt);
}
