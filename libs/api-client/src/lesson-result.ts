import type { Answers, TestResult } from '@zarra/contracts';
import { toQuestion, type Question } from './classroom.js';

/** A learner's stored result for one lesson. */
export interface LessonResult {
  /** Whole per cent, 0–100. */
  readonly percentage: number;
  readonly correctAnswers: number;
  readonly totalTests: number;
  /** Question id → chosen option, 1–4. */
  readonly answers: Answers;
  /** Question id → right option; null from back ends that send the key with the questions. */
  readonly correctOptions: Answers | null;
  /** Question id → why the right option is right; empty from back ends that know none. */
  readonly explanations: Readonly<Record<string, string>>;
  /** The questions as they were answered; null from back ends that do not keep them. */
  readonly questions: readonly Question[] | null;
}

/**
 * @param sent answers that stand where the body has none
 * @returns undefined when the body lacks the percentage, the counts or the answers
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
