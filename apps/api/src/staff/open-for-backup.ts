import { rm } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from '../config.js';
import { commandLimits } from '../database/call-limits.js';
import { DataDirLockedError } from '../database/data-lock.js';
import { embeddedPool } from '../database/embedded-pool.js';
import { openDatabase, type Database } from '../database/open-database.js';
import type { Tables } from '../database/tables.js';
import { callServer } from './call-server.js';
import { readControlFile } from './control-file.js';

/** Opens a copy of the embedded database; closing it deletes the copy. */
async function openCopy(folder: string): Promise<Database> {
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    // Without fsync: the copy is only read.
    const pglite = await PGlite.create(folder);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embeddedPool(pglite) }) });
    const close = async () => {
      try {
        await db.destroy();
      } finally {
        await remove();
      }
    };
    return { db, kind: 'embedded', close };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Opens the database for a backup with its present schema, or a copy when a server holds the embedded one.
 * @throws DataDirLockedError when a program other than a server holds the data folder
 */
export async function openForBackup({ databaseUrl, dataDir }: Config): Promise<Database> {
  try {
    return await openDatabase({
      databaseUrl,
      dataDir,
      onConnectionError: () => undefined,
      limits: commandLimits,
    });
  } catch (error) {
    const server = error instanceof DataDirLockedError ? await readControlFile(dataDir) : undefined;
    if (!server) throw error;
    return openCopy((await callServer(server, 'copyDatabase', { dataDir })) as string);
  }
}
