import type { ContentCourse, ContentTerm, CourseTopic } from '@zarra/contracts/course-content';
import type { Kysely } from 'kysely';
import type { Db } from '../apply-lessons.js';
import type { Tables } from '../../database/tables.js';

/** Reads the lessons of the plan. */
export const readCourseLessons = async (db: Kysely<Tables>): Promise<ContentCourse['lessons']> => {
  const rows = await db
    .selectFrom('course_lessons')
    .select(['class', 'slug', 'chapter', 'state', 'title', 'topics'])
    .orderBy('position')
    .execute();
  return rows.map(({ class: classSlug, slug: lesson, chapter, state, title, topics }) => ({
    class: classSlug,
    lesson,
    chapter,
    state,
    ...(title === null ? {} : { title }),
    topics,
  }));
};

/** Reads the plan of the course. */
export async function readCourse(db: Kysely<Tables>): Promise<ContentCourse> {
  const topics = await db.selectFrom('topics').select('topic').orderBy('position').execute();
  return {
    lessons: await readCourseLessons(db),
    topics: topics.map(({ topic }) => JSON.parse(topic) as CourseTopic),
  };
}

/** Replaces the plan: what refers to a topic has its id, which is permanent. */
export async function replaceCourse(db: Db, { lessons, topics }: ContentCourse): Promise<void> {
  await db.deleteFrom('course_lessons').execute();
  await db.deleteFrom('topics').execute();
  if (lessons.length > 0) {
    const rows = lessons.map(({ class: classSlug, lesson: slug, title = null, ...lesson }, position) => ({
      ...lesson,
      class: classSlug,
      slug,
      position,
      title,
    }));
    await db.insertInto('course_lessons').values(rows).execute();
  }
  if (topics.length > 0) {
    const rows = topics.map((topic, position) => ({
      id: topic.id,
      position,
      class: topic.class,
      title: topic.title,
      topic: JSON.stringify(topic),
    }));
    await db.insertInto('topics').values(rows).execute();
  }
}

/** Reads the terms. */
export async function readGlossary(db: Kysely<Tables>): Promise<ContentTerm[]> {
  const rows = await db.selectFrom('terms').select('term').orderBy('position').execute();
  return rows.map(({ term }) => JSON.parse(term) as ContentTerm);
}

/** Replaces the terms: nothing refers to one. */
export async function replaceGlossary(db: Db, terms: readonly ContentTerm[]): Promise<void> {
  await db.deleteFrom('terms').execute();
  if (terms.length === 0) return;
  const rows = terms.map((term, position) => ({ position, uz: term.uz, term: JSON.stringify(term) }));
  await db.insertInto('terms').values(rows).execute();
}
