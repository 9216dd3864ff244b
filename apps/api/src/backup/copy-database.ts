import { constants } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { embeddedFolder } from '../database/embedded-engine.js';
import type { Tables } from '../database/tables.js';

const PREFIX = 'copy-';

/**
 * Copies the files of the embedded database of this process, for a backup that another process reads. Other queries wait for
 * the time of the copy; pages from memory do not.
 * @returns the folder of the copy; the caller deletes it
 */
export async function copyDatabase(
  db: Kysely<Tables>,
  { dataDir }: { readonly dataDir: string },
): Promise<string> {
  const folder = await mkdtemp(path.join(dataDir, PREFIX));
  try {
    // This connection is the only session of the database.
    await db.connection().execute(async (connection) => {
      // Without it the copy would replay the write-ahead log.
      await sql`checkpoint`.execute(connection);
      await cp(embeddedFolder(dataDir), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    });
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes the copies of backups that were killed. */
export async function removeCopies(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(PREFIX));
  for (const name of names) await rm(path.join(dataDir, name), { recursive: true, force: true });
}
