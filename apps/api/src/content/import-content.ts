import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { applyContent } from './apply-content.js';
import { compareContent, type ContentChanges, type ContentSet } from './content-set.js';
import { readContentDatabase } from './read-database.js';

/** Any number will do, as long as nothing else of ours locks by it. */
const IMPORT_LOCK = 7_340_001;

/** Where content came from. */
export interface ContentSource {
  readonly folder: string;
  /** Hash of the folder's files. */
  readonly hash: string;
}

/** How often content was imported; undefined before the first time. */
export async function contentRevision(db: Kysely<Tables>): Promise<number | undefined> {
  const row = await db.selectFrom('content_state').select('revision').where('id', '=', 1).executeTakeFirst();
  return row?.revision;
}

/** Runs a change of the content, one at a time over all processes. */
export const changeContent = <T>(
  db: Kysely<Tables>,
  change: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    // Another import may take longer than a visitor's query ever may.
    await sql`set local lock_timeout = '60s'`.execute(transaction);
    await sql`set local statement_timeout = '60s'`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
    return change(transaction);
  });

/** Makes every process build its lists again. */
export const raiseRevision = (transaction: Transaction<Tables>) =>
  transaction
    .insertInto('content_state')
    .values({ id: 1, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ revision: eb('content_state.revision', '+', 1) })),
    )
    .execute();

/**
 * Puts a curriculum into the database in one transaction; ids of known slugs stay.
 * Importing the same content again changes nothing but the source that starts compare with.
 */
export const importContent = (
  db: Kysely<Tables>,
  content: ContentSet,
  source?: ContentSource,
): Promise<ContentChanges> =>
  changeContent(db, async (transaction) => {
    const changes = compareContent(await readContentDatabase(transaction), content);
    await applyContent(transaction, content, changes);
    if (changes.added.length + changes.changed.length + changes.removed.length > 0) {
      await raiseRevision(transaction);
    }
    await transaction
      .updateTable('content_state')
      .set({ folder: source?.folder ?? null, files_hash: source?.hash ?? null })
      .execute();
    return changes;
  });
