import { isApiError, type ApiClient } from '@zarra/api-client';
import { answerPractice, type PracticeAnswer, type PracticeOutcome } from '@zarra/api-client/practice';
import { calls } from '@zarra/contracts/calls';
import { outcomeOf, type Outcome } from '../answers/outcome.js';
import type { createAnswerStore } from './answer-store.js';
import { practiceStrings } from './practice-strings.js';

interface SendAnswerOptions {
  readonly client: ApiClient;
  readonly store: ReturnType<typeof createAnswerStore>;
  readonly learner: string;
  /** Id of the item. */
  readonly item: number;
  /** Whether this learner is still signed in on this device. */
  readonly isSignedIn: () => boolean;
  /** Receives the outcome, before the stored answer is removed. */
  readonly onOutcome: (seed: string, outcome: PracticeOutcome) => void;
  /** Called when the variant does not exist any more, with the text for the learner. */
  readonly onGone: (seed: string, text: string) => void;
}

/**
 * Makes one attempt to send a queued answer. The server keeps the first answer to a variant and repeats its outcome, so that an
 * answer can be sent again after a lost response, and by two tabs.
 */
export async function sendAnswer(options: SendAnswerOptions): Promise<Outcome> {
  const { client, store, learner, item } = options;
  const stored = store.read(learner, item);
  if (!stored) return { type: 'submitted' };
  if (!stored.queued) return { type: 'reopened' };
  if (!options.isSignedIn()) return { type: 'session' };
  const { seed } = stored;
  /** Whether the stored answer is still the sent one: another tab may have changed it. */
  const isSame = () => store.read(learner, item)?.seed === seed;
  try {
    const outcome = await answerPractice(client, { id: item, seed, answer: stored.answer as PracticeAnswer });
    options.onOutcome(seed, outcome);
    if (isSame()) store.remove(learner, item);
    return { type: 'submitted' };
  } catch (error) {
    const outcome = outcomeOf(error, calls.practiceAnswers.name, practiceStrings.rejected);
    if (outcome.type !== 'rejected') return outcome;
    if (isApiError(error, 404)) {
      options.onGone(seed, outcome.text);
      if (isSame()) store.remove(learner, item);
    } else if (isSame()) {
      store.save(learner, item, { ...stored, queued: false, rejection: outcome.text });
    }
    return outcome;
  }
}
