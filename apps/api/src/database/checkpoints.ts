import { sql, type Kysely } from 'kysely';
import { runLongWork } from './call-limits.js';
import type { Tables } from './tables.js';

/** Limits the write-ahead log, and the time of a start after a crash, which replays it. */
const CHECKPOINT_MS = 5 * 60 * 1000;

/** Receives the result of each checkpoint. */
export interface CheckpointTask {
  readonly reportFailure: (error: unknown) => void;
  readonly reportSuccess: () => void;
}

/**
 * Writes checkpoints of an embedded database that changes: PostgreSQL does it in a background process, which PGlite lacks.
 * @returns stops it
 */
export function startCheckpoints(db: Kysely<Tables>, task: CheckpointTask): () => void {
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
  const timer = setInterval(
    () => void runLongWork(checkpoint).then(task.reportSuccess, task.reportFailure),
    CHECKPOINT_MS,
  ).unref();
  return () => clearInterval(timer);
}
