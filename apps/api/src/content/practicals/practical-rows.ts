import type { Kysely } from 'kysely';
import type { Db } from '../apply-lessons.js';
import type { Tables } from '../../database/tables.js';
import type { PracticalItem } from './practical-file.js';

/** Reads the practical works. */
export async function readPracticals(db: Kysely<Tables>): Promise<PracticalItem[]> {
  const rows = await db.selectFrom('practicals').selectAll().orderBy('position').execute();
  return rows.map(
    ({ slug, class_slug: classSlug, lesson, title, body, tree, experiment, investigation }) => ({
      slug,
      title,
      lesson,
      ...(experiment === null || investigation === null
        ? {}
        : { investigation: { experiment, key: investigation } }),
      classSlug,
      body,
      tree,
    }),
  );
}

/** Replaces the practical works: their slugs are permanent. */
export async function replacePracticals(db: Db, practicals: readonly PracticalItem[]): Promise<void> {
  await db.deleteFrom('practicals').execute();
  if (practicals.length === 0) return;
  const rows = practicals.map(({ slug, classSlug, lesson, title, body, tree, investigation }, position) => ({
    slug,
    position,
    class_slug: classSlug,
    lesson,
    title,
    body,
    tree,
    experiment: investigation?.experiment ?? null,
    investigation: investigation?.key ?? null,
  }));
  await db.insertInto('practicals').values(rows).execute();
}
