import type { LessonResult, Question } from '@zarra/api-client/classroom';

/** A question and its correct option, 1–4. */
export interface QuestionWithKey {
  readonly question: Question;
  readonly correct: number;
}

/** The options of a question that have a text, with their numbers: some back ends send fewer than four. */
export const presentOptions = ({ options }: Question): { option: number; text: string }[] =>
  options.flatMap((text, index) => (text === '' ? [] : [{ option: index + 1, text }]));

/** The correct option of a question after the test; null when the server sent none. */
export const correctOption = (result: LessonResult, question: Question): number | null =>
  result.correctOptions?.[question.id] ?? question.correctOption;

/** The questions that can be scored without the server. */
export const withKnownKeys = (result: LessonResult, questions: readonly Question[]): QuestionWithKey[] =>
  questions.flatMap((question) => {
    const correct = correctOption(result, question);
    return correct === null ? [] : [{ question, correct }];
  });

/**
 * The items in another order; with more than one item the order always changes.
 * @param random returns numbers in [0, 1)
 */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const index = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[index]] = [shuffled[index] as T, shuffled[last] as T];
  }
  const isSame = shuffled.every((item, index) => item === items[index]);
  // Rotated by one position.
  return isSame ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
}
