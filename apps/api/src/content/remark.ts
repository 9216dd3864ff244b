import { createHash } from 'node:crypto';
import { scoreTest } from '@zarra/contracts';
import type { Kysely } from 'kysely';
import type { AnsweredQuestion, Tables } from '../database/tables.js';
import { StaffError } from '../staff/staff-error.js';

/** A stored result whose percentage a corrected key changes. */
export interface RemarkedResult {
  readonly user: string;
  readonly lesson: string;
  /** Whole per cent. */
  readonly before: number;
  readonly after: number;
}

/** What re-scoring a question does. */
export interface RemarkPlan {
  readonly changed: readonly RemarkedResult[];
  /** Results whose key is corrected while their percentage stays. */
  readonly sameScore: number;
  /** Users whose stored question does not have the right option, so that their answer cannot be compared with it. */
  readonly otherWording: readonly string[];
  /** Tells this plan from any other: only what was shown is written. */
  readonly tag: string;
}

/** Finds a question by its name in the content files, `class/lesson/key`. @throws StaffError */
async function findQuestion(db: Kysely<Tables>, name: string) {
  const parts = name.split('/');
  const [classSlug = '', lessonSlug = '', key = ''] = parts;
  if (parts.length !== 3 || parts.includes('')) {
    throw new StaffError(
      `"${name}" is not a question: name it class/lesson/key, such as 7-sinf/bosim/birlik.`,
    );
  }
  const schoolClass = await db
    .selectFrom('classes')
    .select('id')
    .where('slug', '=', classSlug)
    .executeTakeFirst();
  if (!schoolClass) throw new StaffError(`There is no class ${classSlug}.`);
  const lesson = await db
    .selectFrom('lessons')
    .select(['id', 'title'])
    .where('class_id', '=', schoolClass.id)
    .where('slug', '=', lessonSlug)
    .executeTakeFirst();
  if (!lesson) throw new StaffError(`There is no lesson ${lessonSlug} in the class ${classSlug}.`);
  const question = await db
    .selectFrom('questions')
    .select(['id', 'option1', 'option2', 'option3', 'option4', 'correct_option', 'explanation'])
    .where('lesson_id', '=', lesson.id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!question) throw new StaffError(`The lesson ${classSlug}/${lessonSlug} has no question ${key}.`);
  return { lesson, question };
}

const optionsOf = ({
  option1,
  option2,
  option3,
  option4,
}: Pick<AnsweredQuestion, 'option1' | 'option2' | 'option3' | 'option4'>): string[] => [
  option1,
  option2,
  option3,
  option4,
];

/** Stored results of a question, each with what its key makes of it now. */
async function rescore(db: Kysely<Tables>, name: string) {
  const { lesson, question } = await findQuestion(db, name);
  const right = optionsOf(question)[question.correct_option - 1] ?? '';
  const rows = await db
    .selectFrom('results')
    .innerJoin('users', 'users.id', 'results.user_id')
    .select(['results.id', 'username', 'percentage', 'answers', 'questions'])
    .where('lesson_id', '=', lesson.id)
    .orderBy('username_key')
    // No learner's result may change between reading and writing.
    .forUpdate('results')
    .execute();
  const results = rows.flatMap((row) => {
    const stored = row.questions.find(({ id }) => id === question.id);
    if (!stored) return [];
    const place = optionsOf(stored).indexOf(right) + 1;
    const changed = { ...stored, correct_option: place, explanation: question.explanation };
    if (place > 0 && place === stored.correct_option && stored.explanation === question.explanation)
      return [];
    const questions = row.questions.map((other) => (other === stored ? changed : other));
    return [{ ...row, place, questions, score: scoreTest(questions, row.answers) }];
  });
  const comparable = results.filter(({ place }) => place > 0);
  const changed = comparable
    .filter(({ percentage, score }) => percentage !== score.percentage)
    .map(({ username, percentage, score }) => ({
      user: username,
      lesson: lesson.title,
      before: percentage,
      after: score.percentage,
    }));
  const tag = createHash('sha256').update(JSON.stringify(results)).digest('base64url');
  const plan: RemarkPlan = {
    changed,
    sameScore: comparable.length - changed.length,
    otherWording: results.filter(({ place }) => place === 0).map(({ username }) => username),
    tag,
  };
  return { plan, comparable };
}

/** What re-scoring a question after a corrected key would change; nothing is written. @throws StaffError */
export const planRemark = (db: Kysely<Tables>, question: string): Promise<RemarkPlan> =>
  db.transaction().execute(async (transaction) => (await rescore(transaction, question)).plan);

/** Writes what {@link planRemark} showed, all or nothing. @throws StaffError when it would now change something else */
export const applyRemark = (
  db: Kysely<Tables>,
  { question, tag }: { readonly question: string; readonly tag: string },
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { plan, comparable } = await rescore(transaction, question);
    if (plan.tag !== tag) {
      throw new StaffError(
        'The results or the question changed meanwhile. Nothing was written: call it again.',
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
