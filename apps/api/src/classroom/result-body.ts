import type { TestResult } from '@zarra/contracts';
import type { MissedIdea } from '@zarra/contracts/ideas';
import type { Selectable } from 'kysely';
import type { AnsweredQuestion, Tables } from '../database/tables.js';
import type { QuestionLinks } from '../lists/experiment-links.js';

/** The columns of a stored result that its learner receives. */
export const resultColumns = [
  'percentage',
  'correct_answers',
  'total_tests',
  'answers',
  'questions',
] as const satisfies (keyof Tables['results'])[];

export type ResultRow = Pick<Selectable<Tables['results']>, (typeof resultColumns)[number]>;

/** The text of an option at the time it was chosen. */
const chosenText = (question: AnsweredQuestion, option: number): string | undefined =>
  [question.option1, question.option2, question.option3, question.option4][option - 1];

/** The idea that the learner's wrong answer to a question stands for. */
function missedIdea(
  question: AnsweredQuestion,
  answers: ResultRow['answers'],
  { ideas }: QuestionLinks,
): MissedIdea | undefined {
  const chosen = answers[question.id];
  if (chosen === undefined || chosen === question.correct_option) return undefined;
  return ideas?.get(chosenText(question, chosen) ?? '');
}

/**
 * The response for a stored result. Scores, keys and questions depend on the row alone, so that every request returns the
 * same; sections and experiments are those of the current content, so that their links work.
 */
export function resultBody(
  { questions, ...result }: ResultRow,
  linksOf: (question: number) => QuestionLinks,
): Required<TestResult> {
  const links = questions.map(({ id }) => [id, linksOf(Number(id))] as const);
  const ideas = questions.flatMap((question) => {
    const idea = missedIdea(question, result.answers, linksOf(Number(question.id)));
    return idea ? [[question.id, idea] as const] : [];
  });
  return {
    percentage: result.percentage,
    answers: result.answers,
    correct_answers: result.correct_answers,
    total_tests: result.total_tests,
    correct_options: Object.fromEntries(questions.map((question) => [question.id, question.correct_option])),
    explanations: Object.fromEntries(questions.map((question) => [question.id, question.explanation])),
    questions: questions.map(({ explanation: _, ...question }) => question),
    sections: Object.fromEntries(links.flatMap(([id, { section }]) => (section ? [[id, section]] : []))),
    see: Object.fromEntries(links.flatMap(([id, { see }]) => (see ? [[id, see]] : []))),
    ideas: Object.fromEntries(ideas),
  };
}
