import type { Question } from '@zarra/api-client/classroom';
import type { DeviceStorage } from '@zarra/api-client/storage';
import { TEST_DRAFT_PREFIX, testDraftKey, type LocalKey } from '@zarra/api-client/storage-keys';
import type { Answers } from '@zarra/contracts';
import { notSubmitted, parseSendState, type SendState } from '../learner-work/send-state.js';
import { createWorkStore } from '../learner-work/work-store.js';
import { isRecord, parseRecord } from '../learner-work/stored-json.js';

/** The chosen option and the fingerprint of the question it answers. */
type DraftAnswer = readonly [option: number, fingerprint: string];

/** A learner's answers to the test of one lesson, as stored on the device. */
export interface Draft extends SendState {
  /** By question id. */
  readonly answers: Readonly<Record<string, DraftAnswer>>;
}

export const emptyDraft: Draft = { answers: {}, ...notSubmitted };

/** More than any lesson has: a corrupted entry may be of any size. */
const MAX_ANSWERS = 1000;
const MAX_FINGERPRINT_LENGTH = 1000;
const MAX_ID_LENGTH = 200;

const isQuestionId = (text: string): boolean => text.length <= MAX_ID_LENGTH && !(text in Object.prototype);

const isAnswer = (value: unknown): value is DraftAnswer =>
  Array.isArray(value) &&
  [1, 2, 3, 4].includes(value[0] as number) &&
  typeof value[1] === 'string' &&
  value[1].length <= MAX_FINGERPRINT_LENGTH;

/** Parses a stored draft, also of an earlier release. Invalid parts are dropped; null when the text is no JSON object. */
export function parseDraft(text: string): Draft | null {
  const fields = parseRecord(text);
  if (!fields) return null;
  const entries = isRecord(fields['answers']) ? Object.entries(fields['answers']) : [];
  const answers = Object.fromEntries(
    entries
      .flatMap(([id, answer]) =>
        isQuestionId(id) && isAnswer(answer) ? [[id, [answer[0], answer[1]] as const] as const] : [],
      )
      .slice(0, MAX_ANSWERS),
  );
  return { answers, ...parseSendState(fields, Object.keys(answers).length > 0) };
}

/** FNV-1a of 32 bits over UTF-16 units, with a custom offset basis. */
function hash(text: string, offsetBasis: number): number {
  let value = offsetBasis;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Short fingerprint of a question's text and its four options in order: an answer does not count for an edited question.
 * It joins two hashes, because 32 bits alone may collide.
 */
function questionFingerprint({ text, options }: Pick<Question, 'text' | 'options'>): string {
  const content = [text, ...options].join('\u0000');
  return hash(content, 0x811c9dc5).toString(36) + hash(content, 0x01234567).toString(36);
}

/** The answers to these questions whose questions have not been edited since. */
export function currentAnswers(draft: Draft | null, questions: readonly Question[]): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = draft?.answers[question.id];
      return answer?.[1] === questionFingerprint(question) ? [[question.id, answer[0]]] : [];
    }),
  );
}

/** Number of these questions that were edited after they were answered. */
export const countOutdated = (draft: Draft | null, questions: readonly Question[]): number =>
  questions.filter((question) => {
    const answer = draft?.answers[question.id];
    return answer !== undefined && answer[1] !== questionFingerprint(question);
  }).length;

/** The draft with another answer. The answer clears a rejection. */
export const withAnswer = (draft: Draft | null, question: Question, option: number): Draft => ({
  ...emptyDraft,
  answers: { ...draft?.answers, [question.id]: [option, questionFingerprint(question)] as const },
});

/** The submitted draft, with the answers to these questions only: the server rejects others. */
export const queueDraft = (draft: Draft | null, questions: readonly Question[]): Draft => {
  const current = currentAnswers(draft, questions);
  const answers = Object.entries(draft?.answers ?? {}).filter(([id]) => Object.hasOwn(current, id));
  return { ...emptyDraft, answers: Object.fromEntries(answers), queued: true };
};

/** The answers in the form the server expects. */
export const toAnswers = (draft: Draft): Answers =>
  Object.fromEntries(Object.entries(draft.answers).map(([id, [option]]) => [id, option]));

/** Creates a store for drafts, by lesson. */
export const createDraftStore = (storage?: DeviceStorage<LocalKey>) =>
  createWorkStore<Draft>({ prefix: TEST_DRAFT_PREFIX, keyOf: testDraftKey, parse: parseDraft }, storage);

/** The page's store. */
export const draftStore = createDraftStore();
