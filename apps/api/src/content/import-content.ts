import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { applyContent } from './apply-content.js';
import { compareContent, type ContentChanges, type ContentSet } from './content-set.js';
import { readContentDatabase } from './read-database.js';

/** Any number will do, as long as nothing else of ours locks by it. */
const IMPORT_LOCK = 7_340_001;

/** How often content was imported; undefined before the first time. */
export async function contentRevision(db: Kysely<Tables>): Promise<number | undefined> {
  const row = await db.selectFrom('content_state').select('revision').where('id', '=', 1).executeTakeFirst();
  return row?.revision;
}

/**
 * Puts a curriculum into the database in one transaction; ids of known slugs stay.
 * Importing the same content again changes nothing.
 */
export async function importContent(db: Kysely<Tables>, content: ContentSet): Promise<ContentChanges> {
  return db.transaction().execute(async (transaction) => {
    // Another import may take longer than a visitor's query ever may.
    await sql`set local lock_timeout = '60s'`.execute(transaction);
    await sql`set local statement_timeout = '60s'`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
    const changes = compareContent(await readContentDatabase(transaction), content);
    await applyContent(transaction, content, changes);
    if (changes.added.length + changes.changed.length + changes.removed.length > 0) {
      await transaction
        .insertInto('content_state')
        .values({ id: 1, revision: 1 })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({ revision: eb('content_state.revision', '+', 1) })),
        )
        .execute();
    }
    return changes;
  });
}

/**
 * Imports the folder into a database that never had content.
 * @throws ContentError when the files have faults
 */
export async function importFirstContent(
  db: Kysely<Tables>,
  folder: string,
): Promise<ContentChanges | undefined> {
  if ((await contentRevision(db)) !== undefined) return undefined;
  // Loaded only here: most starts read no files.
  const { readContentFiles } = await import('./read-files.js');
  return importContent(db, await readContentFiles(folder));
}
