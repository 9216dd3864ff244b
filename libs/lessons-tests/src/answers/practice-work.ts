import { isApiError } from '@zarra/api-client';
import {
  answerPractice,
  PRACTICE_ANSWER_PREFIX,
  practiceAnswerKey,
  type PracticeAnswer,
  type PracticeOutcome,
} from '@zarra/api-client/practice';
import { calls } from '@zarra/contracts/calls';
import { parseSendState, type SendState } from '../learner-work/send-state.js';
import type { WorkKind } from '../learner-work/send-work.js';
import { isRecord, parseJson } from '../learner-work/stored-json.js';
import { createWorkStore, type WorkResult } from '../learner-work/work-store.js';

/** A learner's answer to a practice item, as stored on the device until the server has it. */
interface StoredAnswer extends SendState {
  /** The variant that it answers. */
  readonly seed: string;
  /** A draft, or the complete answer when it is queued. Check it before use: the storage may be corrupted. */
  readonly answer: unknown;
}

function parseAnswer(text: string): StoredAnswer | null {
  const fields = parseJson(text);
  if (!isRecord(fields)) return null;
  const { seed, answer } = fields;
  if (typeof seed !== 'string' || typeof answer !== 'object') return null;
  return { seed, answer, ...parseSendState(fields) };
}

/** The outcome of an answer. A text: the variant does not exist any more, with the message for the learner. */
type AnswerResult = PracticeOutcome | string;

/** An answer that this page has sent, with its result. */
export type SentAnswer = WorkResult<StoredAnswer, AnswerResult>;

/** The page's store of answers, by item. */
export const answerStore = createWorkStore<StoredAnswer, AnswerResult>({
  prefix: PRACTICE_ANSWER_PREFIX,
  keyOf: (item, learner) => practiceAnswerKey(Number(item), learner),
  parse: parseAnswer,
});

/** The answers to practice items. Their results are published to the page. */
export const practiceWork: WorkKind<StoredAnswer, AnswerResult> = {
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

  // Another tab has the outcome, so the page requests it too.
  onRemoved(context, item, work) {
    if (!work?.queued || !context.isSignedIn()) return;
    const publish = (result: AnswerResult | null) =>
      result !== null && answerStore.publishResult({ learner: context.learner, id: item, work, result });
    void practiceWork.send(context, item, work, () => undefined).then(publish, () => undefined);
  },
};
