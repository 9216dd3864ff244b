import { sql, type Kysely, type Transaction } from 'kysely';
import { runLongWork } from '../database/call-limits.js';
import type { Tables } from '../database/tables.js';
import { applyContent } from './apply-content.js';
import { compareContent, type ContentChanges, type ContentSet } from './content-set.js';
import { readContentDatabase } from './read-database.js';

/** Key of the advisory lock: an arbitrary number that no other lock of the application uses. */
const IMPORT_LOCK = 7_340_001;

/** The source of imported content. */
export interface ContentSource {
  /** An absolute path, or `SHIPPED_SOURCE`. */
  readonly folder: string;
  /** Hash of the folder's files. */
  readonly hash: string;
}

/** Number of imports; undefined before the first one. */
export async function contentRevision(db: Kysely<Tables>): Promise<number | undefined> {
  const row = await db.selectFrom('content_state').select('revision').where('id', '=', 1).executeTakeFirst();
  return row?.revision;
}

/** Runs a change of the content, one at a time across all processes. */
export const changeContent = <T>(
  db: Kysely<Tables>,
  change: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  runLongWork(() =>
    db.transaction().execute(async (transaction) => {
      // Another import may take longer than the limit for visitors' queries.
      await sql`set local lock_timeout = '60s'`.execute(transaction);
      await sql`set local statement_timeout = '60s'`.execute(transaction);
      await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
      return change(transaction);
    }),
  );

/** Makes every process rebuild its lists. */
export const raiseRevision = (transaction: Transaction<Tables>) =>
  transaction
    .insertInto('content_state')
    .values({ id: 1, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ revision: eb('content_state.revision', '+', 1) })),
    )
    .execute();

/**
 * Imports a curriculum in one transaction; known slugs keep their ids.
 * Importing the same content again changes only its source, which the next start compares.
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
