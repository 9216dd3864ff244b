import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../database/tables.js';
import { lessonColumnNames } from './lesson-columns.js';

/** The simulations with their types, categories and classes, in display order. */
export const readSimulationRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('simulations')
    .leftJoin('simulation_types', 'simulation_types.id', 'type_id')
    .select(['simulations.id', 'simulations.slug', 'simulations.position as order'])
    .select(['title', 'description', 'image', 'link'])
    .select(['simulation_types.slug as type', 'simulation_types.name as typeName'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('simulation_categories')
          .innerJoin('categories', 'categories.id', 'category_id')
          .select(['categories.id', 'categories.name', 'categories.slug'])
          .whereRef('simulation_id', '=', 'simulations.id')
          .orderBy('simulation_categories.position'),
      ).as('categories'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('simulation_classes')
          .innerJoin('classes', 'classes.id', 'class_id')
          .select(['classes.id', 'classes.name', 'classes.slug'])
          .whereRef('simulation_id', '=', 'simulations.id')
          .orderBy('simulation_classes.position'),
      ).as('classes'),
    )
    .orderBy('simulations.position')
    .orderBy('simulations.id')
    .execute();

/** A class with its lessons. */
const readClassRow = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('classes')
    .select((classes) => [
      'id',
      'slug',
      'name',
      jsonArrayFrom(
        classes
          .selectFrom('chapters')
          .select(['key', 'title'])
          .whereRef('class_id', '=', 'classes.id')
          .orderBy('position'),
      ).as('chapters'),
      jsonArrayFrom(
        classes
          .selectFrom('lessons')
          .select(['id', 'slug', 'position as order', 'title'])
          .select(['description', 'description_tree', 'figures_source', ...lessonColumnNames])
          .select((lessons) =>
            jsonArrayFrom(
              lessons
                .selectFrom('questions')
                .select(['id', 'key', 'question', 'option1', 'option2', 'option3', 'option4'])
                .select(['correct_option', 'explanation', 'section', 'see_slug', 'see_state', 'see_when'])
                .select(['check', 'ideas', 'figure', 'option_figures'])
                .whereRef('lesson_id', '=', 'lessons.id')
                .orderBy('position')
                .orderBy('id'),
            ).as('questions'),
          )
          .select((lessons) =>
            jsonArrayFrom(
              lessons
                .selectFrom('figures')
                .select(['key', 'declaration', 'drawing'])
                .whereRef('lesson_id', '=', 'lessons.id')
                .orderBy('position'),
            ).as('figures'),
          )
          .select((lessons) =>
            lessons
              .selectFrom('practice_items')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .whereRef('lesson_id', '=', 'lessons.id')
              .as('practice_items'),
          )
          .select((lessons) =>
            jsonArrayFrom(
              lessons
                .selectFrom('lesson_experiments')
                .select(['lesson_experiments.slug', 'state', 'note', 'investigation'])
                .whereRef('lesson_id', '=', 'lessons.id')
                .orderBy('lesson_experiments.position'),
            ).as('experiments'),
          )
          .whereRef('class_id', '=', 'classes.id')
          .orderBy(
            (lessons) =>
              lessons
                .selectFrom('chapters')
                .select('chapters.position')
                .whereRef('chapters.class_id', '=', 'lessons.class_id')
                .whereRef('chapters.key', '=', 'lessons.chapter'),
            (order) => order.asc().nullsLast(),
          )
          .orderBy('position')
          .orderBy('id'),
      ).as('lessons'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/**
 * The classes with their lessons, figures, experiments, questions with answer keys, and numbers of practice items, in teaching order. Each is
 * read by itself: the embedded database never returns the memory that its largest result took.
 */
export async function readClassRows(db: Kysely<Tables>) {
  const classes = await db.selectFrom('classes').select('id').orderBy('position').execute();
  const rows: Awaited<ReturnType<typeof readClassRow>>[] = [];
  for (const { id } of classes) rows.push(await readClassRow(db, id));
  return rows;
}

/** The contacts with their social networks. */
export const readContactRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('contacts')
    .select((contacts) => [
      'id',
      'phone',
      'email',
      'address',
      jsonArrayFrom(
        contacts
          .selectFrom('socials')
          .select(['id', 'name', 'url', 'icon'])
          .whereRef('contact_id', '=', 'contacts.id')
          .orderBy('position'),
      ).as('socials'),
    ])
    .orderBy('position')
    .execute();
