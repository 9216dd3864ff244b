import type { Question } from '@zarra/api-client';
import type { Answers } from '@zarra/contracts';
import { questionFingerprint } from './question-fingerprint.js';

/** A choice, and the wording it was made for. */
export type DraftAnswer = readonly [option: number, fingerprint: string];

/** What a learner has answered in one lesson's test, as it is kept on the device. */
export interface Draft {
  /** By question id. */
  readonly answers: Readonly<Record<string, DraftAnswer>>;
  /** Handed in: it is to be sent until the server has answered. */
  readonly queued: boolean;
  /** How many times it was sent since it was handed in, by all tabs. */
  readonly attempts: number;
  /** Time the server asked to be left alone until, ms since 1970; 0 for none. */
  readonly notBefore: number;
  /** Why the server did not take it, in words for the learner; empty when it was not asked. */
  readonly refusal: string;
}

export const emptyDraft: Draft = { answers: {}, queued: false, attempts: 0, notBefore: 0, refusal: '' };

/** More than any lesson has; a spoilt entry may claim anything. */
const MOST_ANSWERS = 1000;
const LONGEST_TEXT = 1000;
const QUESTION_ID = /^-?\d{1,16}$/;

const isKeyed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (value: unknown): value is DraftAnswer =>
  Array.isArray(value) &&
  [1, 2, 3, 4].includes(value[0] as number) &&
  typeof value[1] === 'string' &&
  value[1].length <= LONGEST_TEXT;

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

/** Reads what a storage holds. Whatever in it is usable is used; null when that is nothing. */
export function parseDraft(text: string): Draft | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isKeyed(value)) return null;
  const given = isKeyed(value['answers']) ? Object.entries(value['answers']) : [];
  const answers = Object.fromEntries(
    given
      .flatMap(([id, answer]) =>
        QUESTION_ID.test(id) && isAnswer(answer) ? [[id, [answer[0], answer[1]] as const] as const] : [],
      )
      .slice(0, MOST_ANSWERS),
  );
  const refusal = value['refusal'];
  return {
    answers,
    queued: value['queued'] === true && Object.keys(answers).length > 0,
    attempts: count(value['attempts']),
    notBefore: count(value['notBefore']),
    refusal: typeof refusal === 'string' ? refusal.slice(0, LONGEST_TEXT) : '',
  };
}

export const writeDraft = (draft: Draft): string => JSON.stringify(draft);

/** The choices that answer these questions as they are worded now. */
export function answersTo(draft: Draft | null, questions: readonly Question[]): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = draft?.answers[question.id];
      return answer?.[1] === questionFingerprint(question) ? [[question.id, answer[0]]] : [];
    }),
  );
}

/** How many of these questions were answered in a wording they no longer have. */
export const outdatedCount = (draft: Draft | null, questions: readonly Question[]): number =>
  questions.filter((question) => {
    const answer = draft?.answers[question.id];
    return answer !== undefined && answer[1] !== questionFingerprint(question);
  }).length;

/** The draft with one more choice. A refusal is over with it. */
export const withAnswer = (draft: Draft | null, question: Question, option: number): Draft => ({
  ...emptyDraft,
  answers: { ...draft?.answers, [question.id]: [option, questionFingerprint(question)] },
});

/** The draft handed in, with the answers to these questions only: the server refuses others. */
export const handedIn = (draft: Draft | null, questions: readonly Question[]): Draft => {
  const answers = answersTo(draft, questions);
  return {
    ...emptyDraft,
    answers: Object.fromEntries(
      questions.flatMap(({ id }) => {
        const answer = draft?.answers[id];
        return answer && id in answers ? [[id, answer]] : [];
      }),
    ),
    queued: true,
  };
};

/** What is sent to the server. */
export const answersOf = (draft: Draft): Answers =>
  Object.fromEntries(Object.entries(draft.answers).map(([id, [option]]) => [id, option]));
