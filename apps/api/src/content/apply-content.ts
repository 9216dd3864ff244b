import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { ContentChanges, ContentSet, LessonItem, SimulationItem } from './content-set.js';

type Db = Transaction<Tables> | Kysely<Tables>;
type NamedTable = 'categories' | 'simulation_types' | 'classes';

const idOf = async (db: Db, table: NamedTable, slug: string): Promise<number> =>
  (await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

async function upsertNamed(
  db: Db,
  table: NamedTable,
  items: readonly { slug: string; name: string; position: number }[],
) {
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
  { slug, order, type, categories, ...texts }: SimulationItem,
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
}

async function upsertLesson(
  db: Db,
  { classSlug, slug, order, title, video, questions, body, tree }: LessonItem,
): Promise<void> {
  const class_id = await idOf(db, 'classes', classSlug);
  const description_tree = JSON.stringify(tree);
  const row = { title, description: body, description_tree, video: video ?? null, position: order };
  const { id } = await db
    .insertInto('lessons')
    .values({ class_id, slug, ...row })
    .onConflict((conflict) => conflict.columns(['class_id', 'slug']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  const keys = questions.map(({ key }) => key);
  const removed = db.deleteFrom('questions').where('lesson_id', '=', id);
  await (keys.length === 0 ? removed : removed.where('key', 'not in', keys)).execute();
  for (const [position, { key, question, options, correct, explanation }] of questions.entries()) {
    const [option1, option2, option3, option4] = options;
    const values = {
      question,
      option1,
      option2,
      option3,
      option4,
      correct_option: correct,
      explanation,
      position,
    };
    await db
      .insertInto('questions')
      .values({ lesson_id: id, key, ...values })
      .onConflict((conflict) => conflict.columns(['lesson_id', 'key']).doUpdateSet(values))
      .execute();
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

async function remove(db: Db, name: string): Promise<void> {
  const [list, first = '', second = ''] = name.split('/');
  if (list === 'simulations') await db.deleteFrom('simulations').where('slug', '=', first).execute();
  if (list === 'lessons') {
    const inClass = db.selectFrom('classes').select('id').where('slug', '=', first);
    await db.deleteFrom('lessons').where('class_id', 'in', inClass).where('slug', '=', second).execute();
  }
  if (list === 'categories') await db.deleteFrom('categories').where('slug', '=', first).execute();
  if (list === 'types') await db.deleteFrom('simulation_types').where('slug', '=', first).execute();
  if (list === 'classes') await db.deleteFrom('classes').where('slug', '=', first).execute();
  if (list === 'about')
    await db
      .deleteFrom('about')
      .where('position', '=', Number(first) - 1)
      .execute();
  if (list === 'contact')
    await db
      .deleteFrom('contacts')
      .where('position', '=', Number(first) - 1)
      .execute();
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
  for (const item of next.simulations)
    if (touched.has(`simulations/${item.slug}`)) await upsertSimulation(db, item);
  for (const item of next.lessons) {
    if (touched.has(`lessons/${item.classSlug}/${item.slug}`)) await upsertLesson(db, item);
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
  // Foreign keys: items are removed before the types and categories they refer to.
  const order = ['simulations', 'lessons', 'about', 'contact', 'categories', 'types', 'classes'];
  const removed = [...changes.removed].sort(
    (a, b) => order.indexOf(a.split('/')[0] ?? '') - order.indexOf(b.split('/')[0] ?? ''),
  );
  for (const name of removed) await remove(db, name);
}
