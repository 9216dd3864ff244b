import { scoreTest, type Answers } from '@zarra/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { AnsweredQuestion, Tables } from '../database/tables.js';
import { Refusal } from '../http/refusal.js';
import { resultColumns, type ResultRow } from './result-body.js';

interface Asked {
  readonly learnerId: number;
  readonly lessonId: number;
}

const resultOf = (db: Kysely<Tables>, { learnerId, lessonId }: Asked) =>
  db
    .selectFrom('results')
    .select(resultColumns)
    .where('user_id', '=', learnerId)
    .where('lesson_id', '=', lessonId);

/** The learner's result for a lesson, whether the lesson is still taught or not. */
export const findResult = (db: Kysely<Tables>, asked: Asked): Promise<ResultRow | undefined> =>
  resultOf(db, asked).executeTakeFirst();

/** Keeps staff from deleting the learner until the end of the transaction. @throws Refusal 401 when they just did */
async function keepLearner(trx: Transaction<Tables>, learnerId: number): Promise<void> {
  const learner = trx.selectFrom('users').select('id').where('id', '=', learnerId).forKeyShare();
  if (!(await learner.executeTakeFirst())) throw new Refusal(401, 'signInAgain');
}

/** All questions of a lesson as they are at one moment. @throws Refusal when there are none */
async function questionsOf(trx: Transaction<Tables>, lessonId: number): Promise<AnsweredQuestion[]> {
  const questions = await trx
    .selectFrom('questions')
    .select(['id', 'question', 'option1', 'option2', 'option3', 'option4', 'correct_option', 'explanation'])
    .where('lesson_id', '=', lessonId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (questions.length > 0) return questions;
  const lesson = await trx.selectFrom('lessons').select('id').where('id', '=', lessonId).executeTakeFirst();
  throw lesson ? new Refusal(400, 'noTests') : new Refusal(404, 'lessonNotFound');
}

/** Whether every question has an answer and every answer a question. */
const answersAll = (questions: readonly AnsweredQuestion[], answers: Answers): boolean =>
  Object.keys(answers).length === questions.length &&
  questions.every(({ id }) => Object.hasOwn(answers, String(id)));

/**
 * Takes a learner's answers: the first that fit the lesson are its result for good, whatever comes after or beside them.
 * @throws Refusal when there is no result and the answers do not make one: nothing is stored then
 */
export const submitAnswers = (
  db: Kysely<Tables>,
  { learnerId, lessonId, answers }: Asked & { readonly answers: Answers },
  now: Date,
): Promise<ResultRow> =>
  db.transaction().execute(async (trx) => {
    const stored = await findResult(trx, { learnerId, lessonId });
    if (stored) return stored;
    await keepLearner(trx, learnerId);
    const questions = await questionsOf(trx, lessonId);
    if (!answersAll(questions, answers)) throw new Refusal(400, 'answerAllQuestions');
    const made = await trx
      .insertInto('results')
      .values({
        user_id: learnerId,
        lesson_id: lessonId,
        ...scoreTest(questions, answers),
        answers: JSON.stringify(answers),
        questions: JSON.stringify(questions),
        created_at: now,
      })
      // Waits for whoever inserts the same at this moment.
      .onConflict((conflict) => conflict.columns(['user_id', 'lesson_id']).doNothing())
      .returning(resultColumns)
      .executeTakeFirst();
    return made ?? (await resultOf(trx, { learnerId, lessonId }).executeTakeFirstOrThrow());
  });
