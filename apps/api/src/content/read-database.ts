import type { ContentQuestion } from '@zarra/contracts/lesson-content';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { readClassRows, readContactRows, readSimulationRows } from './content-rows.js';
import { toLessonFigures } from './figures/figure-rows.js';
import { toOptions } from './figures/option-texts.js';
import { fromLessonColumns } from './lesson-columns.js';
import { readCourse, readGlossary } from './course/course-rows.js';
import { readIdeas } from './idea-rows.js';
import { readPracticals } from './practicals/practical-rows.js';
import { readPractice } from './practice-rows.js';
import { readSynonyms } from './synonym-rows.js';
import type { ContentSet, LessonItem } from './content-set.js';

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

type LessonRow = Awaited<ReturnType<typeof readClassRows>>[number]['lessons'][number];
type QuestionRow = LessonRow['questions'][number];

const toExperiment = ({ investigation, ...experiment }: LessonRow['experiments'][number]) => ({
  ...experiment,
  ...(investigation === null ? {} : { investigation }),
});

function toQuestion(row: QuestionRow): ContentQuestion {
  const { see_slug: slug, see_state: state, see_when: when } = row;
  return {
    key: row.key,
    question: row.question,
    ...(row.figure === null ? {} : { figure: row.figure }),
    options: toOptions(row),
    correct: row.correct_option,
    ...(row.check === null ? {} : { check: row.check }),
    ...(row.ideas === null ? {} : { ideas: JSON.parse(row.ideas) as NonNullable<ContentQuestion['ideas']> }),
    explanation: row.explanation,
    ...(row.section === null ? {} : { section: row.section }),
    ...(slug === null || state === null || when === null ? {} : { see: { slug, state, when } }),
  };
}

async function readClasses(
  db: Kysely<Tables>,
): Promise<Pick<ContentSet, 'classes' | 'lessons' | 'practice'>> {
  const rows = await readClassRows(db);
  const lessons = rows.flatMap((row) =>
    row.lessons.map(
      ({
        slug,
        order,
        title,
        description,
        description_tree,
        experiments,
        questions,
        figures,
        figures_source,
        ...columns
      }): LessonItem => ({
        classSlug: row.slug,
        slug,
        order,
        title,
        ...fromLessonColumns(columns),
        ...(experiments.length === 0 ? {} : { experiments: experiments.map(toExperiment) }),
        questions: questions.map(toQuestion),
        body: description,
        tree: description_tree ?? '[]',
        ...toLessonFigures(figures_source, figures),
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
    synonyms: await readSynonyms(db),
    ideas: await readIdeas(db),
    practicals: await readPracticals(db),
    course: await readCourse(db),
    glossary: await readGlossary(db),
  };
}
