import { createHash } from 'node:crypto';
import { scoreTest } from '@zarra/contracts/scoring';
import type { Kysely } from 'kysely';
import { CommandError } from '../command-line.js';
import type { AnsweredQuestion, Tables } from '../database/tables.js';

/** Finds a question by its path in the content files, `class/lesson/key`. @throws CommandError */
async function findQuestion(db: Kysely<Tables>, name: string) {
  const parts = name.split('/');
  const [classSlug = '', lessonSlug = '', key = ''] = parts;
  if (parts.length !== 3 || parts.includes('')) {
    throw new CommandError(
      `"${name}" is not a question: name it class/lesson/key, such as 7-sinf/bosim/birlik.`,
    );
  }
  const schoolClass = await db
    .selectFrom('classes')
    .select('id')
    .where('slug', '=', classSlug)
    .executeTakeFirst();
  if (!schoolClass) throw new CommandError(`There is no class ${classSlug}.`);
  const lesson = await db
    .selectFrom('lessons')
    .select(['id', 'title'])
    .where('class_id', '=', schoolClass.id)
    .where('slug', '=', lessonSlug)
    .executeTakeFirst();
  if (!lesson) throw new CommandError(`There is no lesson ${lessonSlug} in the class ${classSlug}.`);
  const question = await db
    .selectFrom('questions')
    .select(['id', 'option1', 'option2', 'option3', 'option4', 'correct_option', 'explanation'])
    .where('lesson_id', '=', lesson.id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!question) throw new CommandError(`The lesson ${classSlug}/${lessonSlug} has no question ${key}.`);
  return { lesson, question };
}

type Options = Pick<AnsweredQuestion, 'option1' | 'option2' | 'option3' | 'option4'>;
const optionsOf = ({ option1, option2, option3, option4 }: Options) => [option1, option2, option3, option4];

/** Scores the stored results of a question with its current answer key. */
async function rescore(db: Kysely<Tables>, name: string) {
  const { lesson, question } = await findQuestion(db, name);
  const right = optionsOf(question)[question.correct_option - 1] ?? '';
  const rows = await db
    .selectFrom('results')
    .innerJoin('users', 'users.id', 'results.user_id')
    .select(['results.id', 'username', 'percentage', 'answers', 'questions'])
    .where('lesson_id', '=', lesson.id)
    .orderBy('username_key')
    // Locked, so that no result changes between reading and writing.
    .forUpdate('results')
    .execute();
  const results = rows.flatMap((row) => {
    const stored = row.questions.find(({ id }) => id === question.id);
    if (!stored) return [];
    /** 0 when the stored question does not have the right option. */
    const correctOption = optionsOf(stored).indexOf(right) + 1;
    const { explanation } = question;
    if (correctOption === stored.correct_option && stored.explanation === explanation) return [];
    const corrected = { ...stored, correct_option: correctOption, explanation };
    const questions = row.questions.map((other) => (other === stored ? corrected : other));
    return [{ ...row, correctOption, questions, score: scoreTest(questions, row.answers) }];
  });
  const comparable = results.filter(({ correctOption }) => correctOption > 0);
  const changed = comparable
    .filter(({ percentage, score }) => percentage !== score.percentage)
    .map(({ username, percentage, score }) => ({
      user: username,
      lesson: lesson.title,
      before: percentage,
      after: score.percentage,
    }));
  const plan = {
    /** Results whose percentage changes, whole per cent. */
    changed,
    /** Number of results whose key is corrected and whose percentage stays the same. */
    sameScore: comparable.length - changed.length,
    /** Users whose stored question does not have the right option, so that their answers cannot be compared with it. */
    otherOptions: results.filter(({ correctOption }) => correctOption === 0).map(({ username }) => username),
    /** Hash of the results: only the changes that were shown are written. */
    tag: createHash('sha256').update(JSON.stringify(results)).digest('base64url'),
  };
  return { plan, comparable };
}

/** Computes the changes of re-scoring a question after a corrected key; nothing is written. @throws CommandError */
export const planRemark = (db: Kysely<Tables>, question: string) =>
  db.transaction().execute(async (transaction) => (await rescore(transaction, question)).plan);

/** Writes the changes that {@link planRemark} showed, all or none. @throws CommandError when they would now differ */
export const applyRemark = (
  db: Kysely<Tables>,
  { question, tag }: { readonly question: string; readonly tag: string },
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { plan, comparable } = await rescore(transaction, question);
    if (plan.tag !== tag) {
      throw new CommandError(
        'The results or the question changed meanwhile. Nothing was written: run the command again.',
      );
    }
    for (const { id, score, questions } of comparable) {
      await transaction
        .updateTable('results')
        .set({ ...score, questions: JSON.stringify(questions) })
        .where('id', '=', id)
        .execute();
    }
    return comparable.length;
  });
