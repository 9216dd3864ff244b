import type { TestResult } from '@zarra/contracts';
import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.js';

/** The columns of a stored result that its learner receives. */
export const resultColumns = [
  'percentage',
  'correct_answers',
  'total_tests',
  'answers',
  'questions',
] as const satisfies (keyof Tables['results'])[];

export type ResultRow = Pick<Selectable<Tables['results']>, (typeof resultColumns)[number]>;

/** The response for a stored result. It depends on the row alone, so that every request returns the same. */
export function resultBody({ questions, ...result }: ResultRow): Required<TestResult> {
  return {
    percentage: result.percentage,
    answers: result.answers,
    correct_answers: result.correct_answers,
    total_tests: result.total_tests,
    correct_options: Object.fromEntries(questions.map((question) => [question.id, question.correct_option])),
    explanations: Object.fromEntries(questions.map((question) => [question.id, question.explanation])),
    questions: questions.map(({ explanation: _, ...question }) => question),
  };
}
