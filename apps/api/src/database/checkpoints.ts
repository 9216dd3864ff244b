import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.js';

/** Limits the write-ahead log, and the time of a start after a crash, which replays it. */
const CHECKPOINT_MS = 5 * 60 * 1000;

/**
 * Writes checkpoints of an embedded database that changes: PostgreSQL does it in a background process, which PGlite lacks.
 * @returns stops it
 */
export function startCheckpoints(db: Kysely<Tables>): () => void {
  let last = '';
  const position = async () => {
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db);
    return rows[0]?.lsn ?? '';
  };
  const checkpoint = async () => {
    if ((await position()) === last) return;
    await sql`checkpoint`.execute(db);
    last = await position();
  };
  // A failure shows in the next query too.
  const timer = setInterval(() => void checkpoint().catch(() => undefined), CHECKPOINT_MS).unref();
  return () => clearInterval(timer);
}
