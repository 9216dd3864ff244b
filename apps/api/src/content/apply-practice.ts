import type { Db } from './apply-lessons.js';
import type { PracticeItems } from './content-set.js';

/** Writes the practice items of a lesson and removes all others of it. A known key keeps its id. The lesson exists. */
export async function applyPractice(db: Db, { classSlug, slug, items }: PracticeItems): Promise<void> {
  const { id: lesson_id } = await db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'class_id')
    .select('lessons.id')
    .where('classes.slug', '=', classSlug)
    .where('lessons.slug', '=', slug)
    .executeTakeFirstOrThrow();
  const keys = items.map(({ key }) => key);
  const removed = db.deleteFrom('practice_items').where('lesson_id', '=', lesson_id);
  await (keys.length === 0 ? removed : removed.where('key', 'not in', keys)).execute();
  for (const [position, content] of items.entries()) {
    const values = { position, item: JSON.stringify(content) };
    await db
      .insertInto('practice_items')
      .values({ lesson_id, key: content.key, ...values })
      .onConflict((conflict) => conflict.columns(['lesson_id', 'key']).doUpdateSet(values))
      .execute();
  }
}
