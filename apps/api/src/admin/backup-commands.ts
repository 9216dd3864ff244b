import { stat } from 'node:fs/promises';
import path from 'node:path';
import { totalRows } from '../backup/backup-format.js';
import { assertSeries, removeOldBackups } from '../backup/remove-old-backups.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { writeBackup } from '../backup/write-backup.js';
import { CommandError } from '../command-line.js';
import type { Config } from '../config.js';
import { commandLimits } from '../database/call-limits.js';
import { openDatabase } from '../database/open-database.js';
import { openForBackup } from '../staff/open-for-backup.js';

/** Ids in a message at most. */
const MAX_IDS = 20;

/** @throws CommandError */
function parseKeep(keep: string): number {
  if (/^[1-9]\d{0,3}$/.test(keep)) return Number(keep);
  throw new CommandError(`--keep must be a number from 1 to 9999; it is "${keep}".`);
}

/** The file of a backup: in a folder it is named after the time, UTC. */
async function backupFile(target: string): Promise<string> {
  const file = path.resolve(target);
  const isFolder = await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return isFolder ? path.join(file, `zarra-${time}.gz`) : file;
}

/** Writes a backup, then deletes old ones. @returns a line about it @throws CommandError */
export async function backUp(config: Config, target: string, keepText: string | undefined): Promise<string> {
  const keep = keepText === undefined ? undefined : parseKeep(keepText);
  const file = await backupFile(target);
  if (keep !== undefined) assertSeries(file);
  const database = await openForBackup(config);
  try {
    const trailer = await writeBackup(database.db, database.kind, file);
    const removed = keep === undefined ? [] : await removeOldBackups(file, keep);
    const { size } = await stat(file);
    return [
      `${file}: ${totalRows(trailer)} rows, ${(size / 1e6).toFixed(1)} MB, content ${trailer.content}`,
      ...removed.map((old) => `deleted ${old}`),
    ].join('\n');
  } finally {
    await database.close();
  }
}

/** Restores a backup. @returns lines about it @throws CommandError also when a stored score is not reproduced */
export async function restore({ databaseUrl, dataDir }: Config, target: string): Promise<string> {
  const file = path.resolve(target);
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    onConnectionError: () => undefined,
    limits: commandLimits,
  });
  try {
    const { header, trailer, check } = await restoreBackup(database.db, file);
    const summary = `Restored ${totalRows(trailer)} rows of ${header.time}, content ${trailer.content}.`;
    if (check.different.length === 0)
      return `${summary}\n${check.checked} test results checked: each has the same score.`;
    const ids = check.different.slice(0, MAX_IDS).join(', ');
    throw new CommandError(
      `${summary}\nOf ${check.checked} test results ${check.different.length} have another score than stored, as in the backup: ${ids}.`,
    );
  } finally {
    await database.close();
  }
}
