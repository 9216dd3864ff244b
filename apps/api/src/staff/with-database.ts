import type { Config } from '../config.js';
import { commandLimits } from '../database/call-limits.js';
import { DataDirLockedError } from '../database/data-lock.js';
import { migrate } from '../database/migrate.js';
import { openDatabase, type Database } from '../database/open-database.js';
import { callServer } from './call-server.js';
import { readControlFile } from './control-file.js';
import { runStaffCommand, type RunStaffCommand } from './staff-commands.js';

/**
 * Opens the database for a staff command, or runs the command in the server that holds it.
 * @throws DataDirLockedError when a program other than a server holds the data folder
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Config,
  work: (run: RunStaffCommand) => Promise<T>,
): Promise<T> {
  let database: Database;
  try {
    database = await openDatabase({
      databaseUrl,
      dataDir,
      onConnectionError: () => undefined,
      limits: commandLimits,
    });
  } catch (error) {
    const server = error instanceof DataDirLockedError ? await readControlFile(dataDir) : undefined;
    if (!server) throw error;
    const run = (name: string, input?: unknown) => callServer(server, name, input);
    return work(run as RunStaffCommand);
  }
  try {
    await migrate(database.db);
    const run = (name: string, input?: unknown) => runStaffCommand(database.db, name, input);
    return await work(run as RunStaffCommand);
  } finally {
    await database.close();
  }
}
