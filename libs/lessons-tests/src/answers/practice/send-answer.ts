import { isApiError, type ApiClient } from '@zarra/api-client';
import { answerPractice, type PracticeAnswer } from '@zarra/api-client/practice';
import { calls } from '@zarra/contracts/calls';
import { outcomeOf, type Outcome } from '../outcome.js';
import { publishResult } from './answer-results.js';
import type { createAnswerStore, StoredAnswer } from './answer-store.js';

interface SendAnswerOptions {
  readonly client: ApiClient;
  readonly store: ReturnType<typeof createAnswerStore>;
  readonly learner: string;
  /** Id of the item. */
  readonly item: number;
  /** Text for a rejection without one of the server. */
  readonly rejection: string;
  /** Whether this learner is still signed in on this device. */
  readonly isSignedIn: () => boolean;
}

/** Running attempts of this page by variant and learner: a page may have several senders. */
const running = new Map<string, Promise<Outcome>>();

async function attempt(
  { client, store, learner, item, rejection }: SendAnswerOptions,
  stored: StoredAnswer,
): Promise<Outcome> {
  const { seed, answer } = stored;
  /** Whether the stored answer is still the sent one: another tab may have changed it. */
  const isSame = () => store.read(learner, item)?.seed === seed;
  try {
    const result = await answerPractice(client, { id: item, seed, answer: answer as PracticeAnswer });
    publishResult({ learner, item, seed, answer, result });
    if (isSame()) store.remove(learner, item);
    return { type: 'submitted' };
  } catch (error) {
    const outcome = outcomeOf(error, calls.practiceAnswers.name, rejection);
    if (outcome.type !== 'rejected') return outcome;
    if (isApiError(error, 404)) {
      publishResult({ learner, item, seed, answer, result: outcome.text });
      if (isSame()) store.remove(learner, item);
    } else if (isSame()) {
      store.save(learner, item, { ...stored, queued: false, rejection: outcome.text });
    }
    return outcome;
  }
}

/**
 * Sends an answer and publishes its result; a running attempt of this page is joined. The server keeps the first answer to a
 * variant and repeats its outcome, so that an answer can be sent again after a lost response, and by two tabs.
 */
export function requestResult(options: SendAnswerOptions, stored: StoredAnswer): Promise<Outcome> {
  const key = `${options.item}:${stored.seed}:${options.learner}`;
  const sending = running.get(key) ?? attempt(options, stored).finally(() => running.delete(key));
  running.set(key, sending);
  return sending;
}

/** Makes one attempt to send a queued answer. */
export async function sendAnswer(options: SendAnswerOptions): Promise<Outcome> {
  const stored = options.store.read(options.learner, options.item);
  if (!stored) return { type: 'submitted' };
  if (!stored.queued) return { type: 'reopened' };
  if (!options.isSignedIn()) return { type: 'session' };
  return requestResult(options, stored);
}
