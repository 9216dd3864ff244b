import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { lockDataDir } from './data-lock.js';
import { embeddedPool } from './embedded-pool.js';
import type { Tables } from './tables.js';

export interface Database {
  readonly db: Kysely<Tables>;
  /** `embedded`: only this process can open the data. */
  readonly kind: 'embedded' | 'server';
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Address of a PostgreSQL server; absent: PGlite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Runs when a connection is lost; the pool opens a new one. */
  readonly onConnectionError: (error: Error) => void;
}

/**
 * Opens the database without changing its schema.
 * @throws DataDirLockedError when another process holds `dataDir`
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbedded(options.dataDir)
    : openServer(options.databaseUrl, options.onConnectionError);
}

async function openServer(
  connectionString: string,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  // Imported on demand: a site on the embedded database does not need it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    lock_timeout: 2000,
  });
  pool.on('error', onConnectionError);
  // The pool handles errors of idle clients only; an unhandled error of a client in use would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'server', close: () => db.destroy() };
}

async function openEmbedded(dataDir: string): Promise<Database> {
  // Imported on demand: the embedded engine has 20 MB, which a site on PostgreSQL does not need.
  const { PGlite } = await import('@electric-sql/pglite');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDataDir(dataDir);
  try {
    const pglite = await PGlite.create(path.join(dataDir, 'postgres'));
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embeddedPool(pglite) }) });
    const close = async () => {
      try {
        await db.destroy();
      } finally {
        await unlock();
      }
    };
    return { db, kind: 'embedded', close };
  } catch (error) {
    await unlock();
    throw error;
  }
}
