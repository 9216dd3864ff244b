import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../database/tables.js';
import type { ContentSet } from './content-set.js';
import type { TextNode } from './typeset-text.js';

const readNamed = (db: Kysely<Tables>, table: 'categories' | 'simulation_types' | 'classes') =>
  db.selectFrom(table).select(['slug', 'name']).orderBy('position').orderBy('id').execute();

const readSimulations = async (db: Kysely<Tables>): Promise<ContentSet['simulations']> => {
  const rows = await db
    .selectFrom('simulations')
    .leftJoin('simulation_types', 'simulation_types.id', 'simulations.type_id')
    .select((eb) => [
      'simulations.slug',
      'simulations.position as order',
      'title',
      'description',
      'image',
      'link',
      'simulation_types.slug as type',
      jsonArrayFrom(
        eb
          .selectFrom('simulation_categories')
          .innerJoin('categories', 'categories.id', 'category_id')
          .select('categories.slug')
          .whereRef('simulation_id', '=', 'simulations.id')
          .orderBy('simulation_categories.position'),
      ).as('categories'),
    ])
    .orderBy('simulations.position')
    .orderBy('simulations.slug')
    .execute();
  return rows.map(({ type, categories, ...rest }) => ({
    ...rest,
    ...(type === null ? {} : { type }),
    categories: categories.map(({ slug }) => slug),
  }));
};

const readLessons = async (db: Kysely<Tables>): Promise<ContentSet['lessons']> => {
  const rows = await db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'class_id')
    .select((eb) => [
      'classes.slug as classSlug',
      'lessons.slug',
      'lessons.position as order',
      'title',
      'video',
      'description as body',
      'description_tree as tree',
      jsonArrayFrom(
        eb
          .selectFrom('questions')
          .select([
            'key',
            'question',
            'option1',
            'option2',
            'option3',
            'option4',
            'correct_option',
            'explanation',
          ])
          .whereRef('lesson_id', '=', 'lessons.id')
          .orderBy('questions.position'),
      ).as('questions'),
    ])
    .orderBy('classes.position')
    .orderBy('lessons.position')
    .orderBy('lessons.slug')
    .execute();
  return rows.map(({ classSlug, slug, order, title, video, body, tree, questions }) => ({
    classSlug,
    slug,
    order,
    title,
    ...(video === null ? {} : { video }),
    questions: questions.map(
      ({ key, question, option1, option2, option3, option4, correct_option, explanation }) => ({
        key,
        question,
        options: [option1, option2, option3, option4],
        correct: correct_option,
        explanation,
      }),
    ),
    body,
    tree: JSON.parse(tree ?? '[]') as TextNode[],
  }));
};

const readContact = (db: Kysely<Tables>): Promise<ContentSet['contact']> =>
  db
    .selectFrom('contacts')
    .select((eb) => [
      'phone',
      'email',
      'address',
      jsonArrayFrom(
        eb
          .selectFrom('socials')
          .select(['name', 'url', 'icon'])
          .whereRef('contact_id', '=', 'contacts.id')
          .orderBy('socials.position'),
      ).as('socials'),
    ])
    .orderBy('position')
    .execute();

/** Reads the curriculum from the database. */
export async function readContentDatabase(db: Kysely<Tables>): Promise<ContentSet> {
  return {
    categories: await readNamed(db, 'categories'),
    types: await readNamed(db, 'simulation_types'),
    simulations: await readSimulations(db),
    classes: await readNamed(db, 'classes'),
    lessons: await readLessons(db),
    about: await db.selectFrom('about').select('description').orderBy('position').execute(),
    contact: await readContact(db),
  };
}
