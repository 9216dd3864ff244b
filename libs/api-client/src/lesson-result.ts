import type { Answers, TestResult } from '@zarra/contracts';
import { toQuestion, type Question } from './classroom.js';

/** A learner's stored result for one lesson. */
export interface LessonResult {
  /** Integer per cent, 0–100. */
  readonly percentage: number;
  readonly correctAnswers: number;
  readonly totalTests: number;
  /** Question id → chosen option, 1–4. */
  readonly answers: Answers;
  /** Question id → correct option; null from back ends that send it with the questions. */
  readonly correctOptions: Answers | null;
  /** Question id → explanation of the correct option; empty from back ends without explanations. */
  readonly explanations: Readonly<Record<string, string>>;
  /** The questions as they were answered; null from back ends that do not store them. */
  readonly questions: readonly Question[] | null;
}

/**
 * @param sent the submitted answers, used if the body has none
 * @returns undefined if the body lacks the percentage, the counts or the answers
 */
export function toLessonResult(body: TestResult, sent?: Answers): LessonResult | undefined {
  const { percentage, answers = sent, correct_answers, total_tests } = body;
  if (percentage == null || !answers || correct_answers === undefined || total_tests === undefined) {
    return undefined;
  }
  return {
    percentage,
    correctAnswers: correct_answers,
    totalTests: total_tests,
    answers,
    correctOptions: body.correct_options ?? null,
    explanations: body.explanations ?? {},
    questions: body.questions?.map(toQuestion) ?? null,
  };
}
