import type { LessonResult, Question } from '@zarra/api-client';

/** A question and its right option, 1–4. */
export interface QuestionWithKey {
  readonly question: Question;
  readonly correct: number;
}

/** The right option of a question after the test; null when the server told none. */
export const rightOption = (result: LessonResult, question: Question): number | null =>
  result.correctOptions?.[question.id] ?? question.correctOption;

/** The questions a learner can be scored on without the server. */
export const withKnownKeys = (result: LessonResult, questions: readonly Question[]): QuestionWithKey[] =>
  questions.flatMap((question) => {
    const correct = rightOption(result, question);
    return correct === null ? [] : [{ question, correct }];
  });
