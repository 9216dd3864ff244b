import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { readClassRows, readContactRows, readSimulationRows } from './content-rows.js';
import { readPractice } from './practice-rows.js';
import type { ContentSet, LessonItem } from './content-set.js';
import type { TextNode } from './typeset-text.js';

const readNamed = (db: Kysely<Tables>, table: 'categories' | 'simulation_types') =>
  db.selectFrom(table).select(['slug', 'name']).orderBy('position').orderBy('id').execute();

const readSimulations = async (db: Kysely<Tables>): Promise<ContentSet['simulations']> =>
  (await readSimulationRows(db)).map(
    ({ slug, order, title, description, image, link, type, categories, classes }) => ({
      slug,
      order,
      title,
      description,
      image,
      link,
      ...(type === null ? {} : { type }),
      categories: categories.map((category) => category.slug),
      ...(classes.length === 0 ? {} : { classes: classes.map((schoolClass) => schoolClass.slug) }),
    }),
  );

async function readClasses(
  db: Kysely<Tables>,
): Promise<Pick<ContentSet, 'classes' | 'lessons' | 'practice'>> {
  const rows = await readClassRows(db);
  const lessons = rows.flatMap((row) =>
    row.lessons.map(
      ({
        slug,
        order,
        chapter,
        title,
        description,
        description_tree,
        video,
        experiments,
        questions,
      }): LessonItem => ({
        classSlug: row.slug,
        slug,
        order,
        ...(chapter === null ? {} : { chapter }),
        title,
        ...(video === null ? {} : { video }),
        ...(experiments.length === 0 ? {} : { experiments }),
        questions: questions.map(
          ({ key, question, option1, option2, option3, option4, correct_option, explanation }) => ({
            key,
            question,
            options: [option1, option2, option3, option4],
            correct: correct_option,
            explanation,
          }),
        ),
        body: description,
        tree: JSON.parse(description_tree ?? '[]') as TextNode[],
      }),
    ),
  );
  const classes = rows.map(({ slug, name, chapters }) => ({
    slug,
    name,
    ...(chapters.length === 0 ? {} : { chapters }),
  }));
  return { classes, lessons, practice: await readPractice(db, lessons) };
}

const readContact = async (db: Kysely<Tables>): Promise<ContentSet['contact']> =>
  (await readContactRows(db)).map(({ phone, email, address, socials }) => ({
    phone,
    email,
    address,
    socials: socials.map(({ name, url, icon }) => ({ name, url, icon })),
  }));

/** Reads the curriculum from the database. */
export async function readContentDatabase(db: Kysely<Tables>): Promise<ContentSet> {
  return {
    categories: await readNamed(db, 'categories'),
    types: await readNamed(db, 'simulation_types'),
    simulations: await readSimulations(db),
    ...(await readClasses(db)),
    about: await db.selectFrom('about').select('description').orderBy('position').execute(),
    contact: await readContact(db),
  };
}
