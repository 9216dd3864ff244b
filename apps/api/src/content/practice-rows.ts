import type { ContentPracticeItem } from '@zarra/contracts/lesson-content';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { LessonItem, PracticeItems } from './content-set.js';

/** Reads the practice items of lessons, in the order of the lessons. */
export async function readPractice(
  db: Kysely<Tables>,
  lessons: readonly LessonItem[],
): Promise<PracticeItems[]> {
  const rows = await db
    .selectFrom('practice_items')
    .innerJoin('lessons', 'lessons.id', 'lesson_id')
    .innerJoin('classes', 'classes.id', 'class_id')
    .select(['classes.slug as classSlug', 'lessons.slug', 'item'])
    .orderBy('practice_items.position')
    .execute();
  const byLesson = new Map<string, ContentPracticeItem[]>();
  for (const { classSlug, slug, item } of rows) {
    const name = `${classSlug}/${slug}`;
    const items = byLesson.get(name) ?? [];
    byLesson.set(name, items);
    items.push(JSON.parse(item) as ContentPracticeItem);
  }
  return lessons.flatMap(({ classSlug, slug }) => {
    const items = byLesson.get(`${classSlug}/${slug}`);
    return items ? [{ classSlug, slug, items }] : [];
  });
}
