import type { TestResult } from '@zarra/contracts';
import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.js';

/** What of a stored result its learner gets. */
export const resultColumns = [
  'percentage',
  'correct_answers',
  'total_tests',
  'answers',
  'questions',
] as const satisfies (keyof Tables['results'])[];

export type ResultRow = Pick<Selectable<Tables['results']>, (typeof resultColumns)[number]>;

/** The answer for a stored result: made of the row alone, so that every call answers it alike. */
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
