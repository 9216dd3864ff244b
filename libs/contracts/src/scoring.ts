import type { Answers } from './classroom.js';
import type { EntityId } from './entity-id.js';

/** The part of a question that scoring uses. */
export interface KeyedQuestion {
  readonly id: EntityId;
  readonly correct_option: number;
}

export interface Score {
  /** Integer per cent, rounded half up; 0 for a test without questions. */
  readonly percentage: number;
  readonly correct_answers: number;
  readonly total_tests: number;
}

/** Least percentage of a passed lesson; below it the lesson is to be reviewed. */
const PASS_PERCENTAGE = 60;

/** Whether a result is sufficient to go on to the next lesson. */
export const hasPassed = (percentage: number): boolean => percentage >= PASS_PERCENTAGE;

/** Scores a test by its answer key. A question without an answer is wrong; unknown ids are ignored. */
export function scoreTest(questions: readonly KeyedQuestion[], answers: Answers): Score {
  const total = questions.length;
  const correct = questions.filter((question) => answers[question.id] === question.correct_option).length;
  const percentage = total === 0 ? 0 : Math.floor((200 * correct + total) / (2 * total));
  return { percentage, correct_answers: correct, total_tests: total };
}
