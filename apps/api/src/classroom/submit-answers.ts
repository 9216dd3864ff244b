import type { Answers } from '@zarra/contracts';
import { scoreTest } from '@zarra/contracts/scoring';
import type { Kysely, Transaction } from 'kysely';
import { questionDrawings, type QuestionFigures } from '../content/figures/question-drawings.js';
import { lockLearner } from '../http/lock-learner.js';
import type { AnsweredQuestion, Tables } from '../database/tables.js';
import { HttpError } from '../http/http-error.js';
import { resultColumns, type ResultRow } from './result-body.js';

interface ResultKey {
  readonly learnerId: number;
  readonly lessonId: number;
}

const selectResult = (db: Kysely<Tables>, { learnerId, lessonId }: ResultKey) =>
  db
    .selectFrom('results')
    .select(resultColumns)
    .where('user_id', '=', learnerId)
    .where('lesson_id', '=', lessonId);

/** The learner's result for a lesson, even if the lesson was removed. */
export const findResult = (db: Kysely<Tables>, key: ResultKey): Promise<ResultRow | undefined> =>
  selectResult(db, key).executeTakeFirst();

/** Questions with their figures as they are now. */
async function withDrawings(
  trx: Transaction<Tables>,
  lessonId: number,
  questions: readonly (AnsweredQuestion & QuestionFigures)[],
): Promise<AnsweredQuestion[]> {
  const hasFigures = questions.some((question) => question.figure !== null || question.option_figures);
  const figures = hasFigures
    ? await trx.selectFrom('figures').select(['key', 'drawing']).where('lesson_id', '=', lessonId).execute()
    : [];
  return questions.map(({ figure, option_figures, ...question }) => ({
    ...question,
    ...questionDrawings({ figure, option_figures }, figures),
  }));
}

/** All questions of a lesson, read in one statement. @throws HttpError when there are none */
async function questionsOf(trx: Transaction<Tables>, lessonId: number): Promise<AnsweredQuestion[]> {
  const questions = await trx
    .selectFrom('questions')
    .select(['id', 'question', 'option1', 'option2', 'option3', 'option4', 'correct_option', 'explanation'])
    .select(['figure', 'option_figures'])
    .where('lesson_id', '=', lessonId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (questions.length > 0) return withDrawings(trx, lessonId, questions);
  const lesson = await trx.selectFrom('lessons').select('id').where('id', '=', lessonId).executeTakeFirst();
  throw lesson ? new HttpError(400, 'noTests') : new HttpError(404, 'lessonNotFound');
}

/** Whether every question has an answer and every answer a question. */
const areComplete = (questions: readonly AnsweredQuestion[], answers: Answers): boolean =>
  Object.keys(answers).length === questions.length &&
  questions.every(({ id }) => Object.hasOwn(answers, String(id)));

/**
 * Scores and stores a learner's answers. The first complete answers are the final result of the lesson; later or
 * concurrent submissions return it unchanged.
 * @throws HttpError when there is no result and the answers are not complete: nothing is stored then
 */
export const submitAnswers = (
  db: Kysely<Tables>,
  { learnerId, lessonId, answers }: ResultKey & { readonly answers: Answers },
  now: Date,
): Promise<ResultRow> =>
  db.transaction().execute(async (trx) => {
    const stored = await findResult(trx, { learnerId, lessonId });
    if (stored) return stored;
    await lockLearner(trx, learnerId);
    const questions = await questionsOf(trx, lessonId);
    if (!areComplete(questions, answers)) throw new HttpError(400, 'answerAllQuestions');
    const inserted = await trx
      .insertInto('results')
      .values({
        user_id: learnerId,
        lesson_id: lessonId,
        ...scoreTest(questions, answers),
        answers: JSON.stringify(answers),
        questions: JSON.stringify(questions),
        created_at: now,
      })
      // Waits for a concurrent insert of the same key.
      .onConflict((conflict) => conflict.columns(['user_id', 'lesson_id']).doNothing())
      .returning(resultColumns)
      .executeTakeFirst();
    return inserted ?? (await selectResult(trx, { learnerId, lessonId }).executeTakeFirstOrThrow());
  });
