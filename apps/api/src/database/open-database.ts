import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { requestLimits, type CallLimits } from './call-limits.js';
import { startCheckpoints, type CheckpointTask } from './checkpoints.js';
import { lockEngine, type LockedEngine } from './embedded-engine.js';
import { embeddedPool } from './embedded-pool.js';
import { serverPool } from './server-pool.js';
import type { Tables } from './tables.js';

export interface Database {
  readonly db: Kysely<Tables>;
  /** `embedded`: only this process can open the data. */
  readonly kind: 'embedded' | 'server';
  /** Connections of the pool; absent for the embedded database, which has one session. */
  readonly pool?: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Address of a PostgreSQL server; absent: PGlite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Runs once for each lost connection; the pool opens a new one. */
  readonly onConnectionError: (error: Error) => void;
  /** Absent: failed checkpoints of the embedded database are not reported; a command ends before its log grows. */
  readonly checkpointTask?: CheckpointTask;
  /** Absent: the limits of visitors' requests. */
  readonly limits?: CallLimits;
  /** Runs after each query. */
  readonly onQuery?: (event: LogEvent) => void;
}

const UNREPORTED: CheckpointTask = { reportFailure: () => undefined, reportSuccess: () => undefined };

/** An idle connection is closed after this time, ms; a busy one after its lifetime, s, so that it follows a moved server. */
const IDLE_MS = 10_000;
const LIFETIME_S = 300;
/** Idle time until the operating system tests a connection, ms. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens the database without changing its schema.
 * @throws DataDirLockedError when another process holds `dataDir`
 * @throws DataDirError when other users can read `dataDir`
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined ? openEmbedded(options) : openServer(options.databaseUrl, options);
}

/** Kysely measures queries only with a logger. */
const logTo = (onQuery: DatabaseOptions['onQuery']) => (onQuery ? { log: onQuery } : {});

async function openServer(
  connectionString: string,
  { onConnectionError, onQuery, limits = requestLimits }: DatabaseOptions,
): Promise<Database> {
  // Imported on demand: a site on the embedded database does not need it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    application_name: 'zarra',
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: LIFETIME_S,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
  });
  // Each lost connection counts once: an idle client reports its error and passes it to the pool. An error without a listener
  // would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.once('error', onConnectionError).on('error', () => undefined));
  const dialect = new PostgresDialect({ pool: serverPool(pool, limits, onConnectionError) });
  const db = new Kysely<Tables>({ dialect, ...logTo(onQuery) });
  return { db, kind: 'server', pool, close: () => db.destroy() };
}

/** Connects to a locked embedded database, also while it opens. Closing it releases the data folder. */
export function connectEmbedded(
  { current, unlock }: LockedEngine,
  {
    onQuery,
    checkpointTask = UNREPORTED,
    limits = requestLimits,
  }: Pick<DatabaseOptions, 'onQuery' | 'checkpointTask' | 'limits'>,
): Database {
  const pool = embeddedPool(current, limits);
  // Kysely ends a pool only after a query, so `close` ends it.
  const dialect = new PostgresDialect({ pool: { ...pool, end: () => Promise.resolve() } });
  const db = new Kysely<Tables>({ dialect, ...logTo(onQuery) });
  const stopCheckpoints = startCheckpoints(db, checkpointTask);
  const close = async () => {
    stopCheckpoints();
    try {
      await db.destroy();
      await pool.end();
    } finally {
      unlock();
    }
  };
  return { db, kind: 'embedded', close };
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  // Imported on demand: the embedded engine has 20 MB, which a site on PostgreSQL does not need.
  const { openPglite } = await import('./open-pglite.js');
  const engine = await lockEngine(options.dataDir, openPglite);
  try {
    await engine.current();
  } catch (error) {
    engine.unlock();
    throw error;
  }
  return connectEmbedded(engine, options);
}
