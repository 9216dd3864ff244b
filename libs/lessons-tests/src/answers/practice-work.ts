import { isApiError } from '@zarra/api-client';
import {
  answerPractice,
  PRACTICE_ANSWER_PREFIX,
  practiceAnswerKey,
  type PracticeAnswer,
  type PracticeOutcome,
} from '@zarra/api-client/practice';
import type { EntityId } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import { parseSendState, type SendState } from '../learner-work/send-state.js';
import type { WorkKind } from '../learner-work/send-work.js';
import { parseRecord } from '../learner-work/stored-json.js';
import { createWorkStore } from '../learner-work/work-store.js';

/** A learner's answer to a practice item, as stored on the device until the server has it. */
interface StoredAnswer extends SendState {
  /** The variant that it answers. */
  readonly seed: string;
  /** A draft, or the complete answer when it is queued. Check it before use: the storage may be corrupted. */
  readonly answer: unknown;
}

function parseAnswer(text: string): StoredAnswer | null {
  const fields = parseRecord(text);
  const { seed, answer } = fields ?? {};
  if (!fields || typeof seed !== 'string' || typeof answer !== 'object') return null;
  return { seed, answer, ...parseSendState(fields) };
}

/** The page's store of answers, by item. */
export const answerStore = createWorkStore<StoredAnswer>({
  prefix: PRACTICE_ANSWER_PREFIX,
  keyOf: (item, learner) => practiceAnswerKey(Number(item), learner),
  parse: parseAnswer,
});

/** An answer that this page has sent, with its result. */
export interface SentAnswer {
  readonly learner: string;
  /** Id of the item. */
  readonly item: EntityId;
  readonly stored: StoredAnswer;
  /** A text: the variant does not exist any more, with the message for the learner. */
  readonly result: PracticeOutcome | string;
}

const listeners = new Set<(sent: SentAnswer) => void>();

/** Calls back with each result, whichever queue of this page has sent the answer. Returns a function that unsubscribes. */
export function subscribeToResults(listener: (sent: SentAnswer) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The answers to practice items. */
export const practiceWork: WorkKind<StoredAnswer, SentAnswer['result']> = {
  store: answerStore,
  lock: 'zarra-practice',
  call: calls.practiceAnswers.name,

  // The server keeps the first answer to a variant and repeats its outcome.
  send: ({ client, rejection }, item, { seed, answer }) =>
    answerPractice(client, { id: Number(item), seed, answer: answer as PracticeAnswer }).catch(
      (error: unknown) => {
        if (isApiError(error, 404) && error.endpoint === practiceWork.call) return error.text ?? rejection;
        throw error;
      },
    ),

  isSame: (sent, stored) => sent.seed === stored.seed,

  onResult: ({ learner }, item, result, stored) =>
    listeners.forEach((listener) => listener({ learner, item, stored, result })),

  // Another tab has the outcome, so the page requests it too.
  onRemoved(context, item, work) {
    if (!work?.queued || !context.isSignedIn()) return;
    void practiceWork
      .send(context, item, work, () => undefined)
      .then(
        (result) => result !== null && practiceWork.onResult(context, item, result, work),
        () => undefined,
      );
  },
};
