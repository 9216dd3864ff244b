import type { Tables } from '../database/tables.js';
import { applyPractice } from './apply-practice.js';
import { removeChapters, upsertChapters, upsertLesson, type Db } from './apply-lessons.js';
import { replacePracticals } from './practicals/practical-rows.js';
import { replaceCourse, replaceGlossary } from './course/course-rows.js';
import { replaceIdeas } from './idea-rows.js';
import { replaceSynonyms } from './synonym-rows.js';
import type { ContentChanges, ContentSet, SimulationItem } from './content-set.js';

type NamedTable = 'categories' | 'simulation_types' | 'classes';

const idOf = async (db: Db, table: NamedTable, slug: string): Promise<number> =>
  (await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

type NamedItem = Pick<Tables['classes'], 'slug' | 'name' | 'position'>;

async function upsertNamed(db: Db, table: NamedTable, items: readonly NamedItem[]) {
  for (const { slug, name, position } of items) {
    await db
      .insertInto(table)
      .values({ slug, name, position })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name, position }))
      .execute();
  }
}

async function upsertSimulation(
  db: Db,
  { slug, order, type, categories, classes = [], ...texts }: SimulationItem,
): Promise<void> {
  const type_id = type === undefined ? null : await idOf(db, 'simulation_types', type);
  const row = { ...texts, type_id, position: order };
  const { id } = await db
    .insertInto('simulations')
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('simulation_categories').where('simulation_id', '=', id).execute();
  for (const [position, category] of categories.entries()) {
    const category_id = await idOf(db, 'categories', category);
    await db
      .insertInto('simulation_categories')
      .values({ simulation_id: id, category_id, position })
      .execute();
  }
  await db.deleteFrom('simulation_classes').where('simulation_id', '=', id).execute();
  for (const [position, schoolClass] of classes.entries()) {
    const class_id = await idOf(db, 'classes', schoolClass);
    await db.insertInto('simulation_classes').values({ simulation_id: id, class_id, position }).execute();
  }
}

async function upsertContact(
  db: Db,
  { socials, ...row }: ContentSet['contact'][number],
  position: number,
): Promise<void> {
  const { id } = await db
    .insertInto('contacts')
    .values({ ...row, position })
    .onConflict((conflict) => conflict.column('position').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('socials')
    .where('contact_id', '=', id)
    .where('position', '>=', socials.length)
    .execute();
  for (const [socialPosition, social] of socials.entries()) {
    await db
      .insertInto('socials')
      .values({ contact_id: id, position: socialPosition, ...social })
      .onConflict((conflict) => conflict.columns(['contact_id', 'position']).doUpdateSet(social))
      .execute();
  }
}

/** Foreign keys: items are removed before the types and categories they refer to. */
const REMOVAL_ORDER = [
  'simulations',
  'practice',
  'lessons',
  'about',
  'contact',
  'categories',
  'types',
  'classes',
];

async function remove(db: Db, list: string, first: string, lesson: string): Promise<void> {
  if (list === 'practice') await applyPractice(db, { classSlug: first, slug: lesson, items: [] });
  else if (list === 'lessons') {
    const inClass = db.selectFrom('classes').select('id').where('slug', '=', first);
    await db.deleteFrom('lessons').where('class_id', 'in', inClass).where('slug', '=', lesson).execute();
  } else if (list === 'about' || list === 'contact') {
    const table = list === 'about' ? list : 'contacts';
    await db
      .deleteFrom(table)
      .where('position', '=', Number(first) - 1)
      .execute();
  } else {
    const table = list === 'types' ? 'simulation_types' : (list as 'simulations' | 'categories' | 'classes');
    await db.deleteFrom(table).where('slug', '=', first).execute();
  }
}

/** Writes `next` to the database, only the items in `changes`. The caller runs it in a transaction. */
export async function applyContent(db: Db, next: ContentSet, changes: ContentChanges): Promise<void> {
  const touched = new Set([...changes.added, ...changes.changed]);
  const touchedOf = (list: 'categories' | 'types' | 'classes') =>
    next[list]
      .map(({ slug, name }, position) => ({ slug, name, position }))
      .filter(({ slug }) => touched.has(`${list}/${slug}`));

  await upsertNamed(db, 'categories', touchedOf('categories'));
  await upsertNamed(db, 'simulation_types', touchedOf('types'));
  await upsertNamed(db, 'classes', touchedOf('classes'));
  const touchedClasses = next.classes.filter(({ slug }) => touched.has(`classes/${slug}`));
  for (const item of touchedClasses) await upsertChapters(db, item);
  for (const item of next.simulations)
    if (touched.has(`simulations/${item.slug}`)) await upsertSimulation(db, item);
  for (const item of next.lessons) {
    if (touched.has(`lessons/${item.classSlug}/${item.slug}`)) await upsertLesson(db, item);
  }
  for (const item of next.practice) {
    if (touched.has(`practice/${item.classSlug}/${item.slug}`)) await applyPractice(db, item);
  }
  for (const [position, { description }] of next.about.entries()) {
    if (!touched.has(`about/${position + 1}`)) continue;
    await db
      .insertInto('about')
      .values({ description, position })
      .onConflict((conflict) => conflict.column('position').doUpdateSet({ description }))
      .execute();
  }
  for (const [position, item] of next.contact.entries()) {
    if (touched.has(`contact/${position + 1}`)) await upsertContact(db, item, position);
  }
  if (touched.has('synonyms') || changes.removed.includes('synonyms')) {
    await replaceSynonyms(db, next.synonyms);
  }
  if (touched.has('ideas') || changes.removed.includes('ideas')) await replaceIdeas(db, next.ideas);
  const isPractical = (name: string): boolean => name.startsWith('practicals/');
  if ([...touched, ...changes.removed].some(isPractical)) await replacePracticals(db, next.practicals);
  const isTouched = (name: string) => touched.has(name) || changes.removed.includes(name);
  if (isTouched('topics')) await replaceCourse(db, next.course);
  if (isTouched('glossary')) await replaceGlossary(db, next.glossary);
  const removed = changes.removed.map((name) => name.split('/'));
  for (const list of REMOVAL_ORDER) {
    for (const [, slug = '', lesson = ''] of removed.filter(([of]) => of === list)) {
      await remove(db, list, slug, lesson);
    }
  }
  // Follows the lessons: no lesson refers to these chapters any longer.
  for (const item of touchedClasses) await removeChapters(db, item);
}
