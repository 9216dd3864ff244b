import type { ContentClass } from '@zarra/contracts/content';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { LessonItem } from './content-set.js';
import { replaceFigures } from './figures/figure-rows.js';
import { figureKeys, shownOptions } from './figures/option-texts.js';
import { toLessonColumns } from './lesson-columns.js';

export type Db = Transaction<Tables> | Kysely<Tables>;

const classId = async (db: Db, slug: string): Promise<number> =>
  (await db.selectFrom('classes').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

/** Writes the chapters of a class. */
export async function upsertChapters(db: Db, { slug, chapters = [] }: ContentClass): Promise<void> {
  const class_id = await classId(db, slug);
  for (const [position, { key, title }] of chapters.entries()) {
    await db
      .insertInto('chapters')
      .values({ class_id, key, title, position })
      .onConflict((conflict) => conflict.columns(['class_id', 'key']).doUpdateSet({ title, position }))
      .execute();
  }
}

/** Removes the chapters that a class no longer has; none of its lessons may refer to them. */
export async function removeChapters(db: Db, { slug, chapters = [] }: ContentClass): Promise<void> {
  const keys = chapters.map(({ key }) => key);
  const removed = db.deleteFrom('chapters').where('class_id', '=', await classId(db, slug));
  await (keys.length === 0 ? removed : removed.where('key', 'not in', keys)).execute();
}

async function replaceExperiments(
  db: Db,
  lesson_id: number,
  { experiments = [] }: LessonItem,
): Promise<void> {
  await db.deleteFrom('lesson_experiments').where('lesson_id', '=', lesson_id).execute();
  if (experiments.length === 0) return;
  const rows = experiments.map(({ investigation = null, ...experiment }, position) => ({
    lesson_id,
    position,
    ...experiment,
    investigation,
  }));
  await db.insertInto('lesson_experiments').values(rows).execute();
}

/** Writes a lesson, its figures, experiments and questions. Its class and chapter exist. */
export async function upsertLesson(db: Db, lesson: LessonItem): Promise<void> {
  const { classSlug, slug, order, title, questions, body, tree } = lesson;
  const figures = lesson.figures?.figures ?? [];
  const class_id = await classId(db, classSlug);
  const row = {
    title,
    description: body,
    description_tree: tree,
    position: order,
    figures_source: lesson.figures?.source ?? null,
    ...toLessonColumns(lesson),
  };
  const { id } = await db
    .insertInto('lessons')
    .values({ class_id, slug, ...row })
    .onConflict((conflict) => conflict.columns(['class_id', 'slug']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceExperiments(db, id, lesson);
  await replaceFigures(db, id, figures);
  const keys = questions.map(({ key }) => key);
  const removed = db.deleteFrom('questions').where('lesson_id', '=', id);
  await (keys.length === 0 ? removed : removed.where('key', 'not in', keys)).execute();
  for (const [
    position,
    { key, question, figure, options, correct, check, ideas, explanation, section, see },
  ] of questions.entries()) {
    const [option1 = '', option2 = '', option3 = '', option4 = ''] = shownOptions(options, figures);
    const texts = { question, option1, option2, option3, option4, explanation };
    const links = {
      section: section ?? null,
      see_slug: see?.slug ?? null,
      see_state: see?.state ?? null,
      see_when: see?.when ?? null,
      check: check ?? null,
      ideas: ideas ? JSON.stringify(ideas) : null,
      figure: figure ?? null,
      option_figures: figureKeys(options) ?? null,
    };
    const values = { ...texts, ...links, correct_option: correct, position };
    await db
      .insertInto('questions')
      .values({ lesson_id: id, key, ...values })
      .onConflict((conflict) => conflict.columns(['lesson_id', 'key']).doUpdateSet(values))
      .execute();
  }
}
