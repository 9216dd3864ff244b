import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Config } from '../config.js';
import { DataDirLockedError } from '../database/data-lock.js';
import { migrate } from '../database/migrate.js';
import { openDatabase, type Database } from '../database/open-database.js';
import { readControlFile, type ControlInfo } from './control-file.js';
import { runStaffCommand, type RunStaffCommand } from './staff-commands.js';
import { CommandError } from '../command-line.js';

async function callServer({ port, secret }: ControlInfo, name: string, input: unknown): Promise<unknown> {
  const httpRequest = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    // Bypasses the default agent, which may use a proxy.
    agent: false,
  });
  httpRequest.end(JSON.stringify({ name, input }));
  const [response] = (await once(httpRequest, 'response')) as [IncomingMessage];
  const { answer: result, error = 'The server rejected the command.' } = (await json(response)) as {
    answer?: unknown;
    error?: string;
  };
  if (response.statusCode !== 200) throw new CommandError(error);
  return result;
}

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
    database = await openDatabase({ databaseUrl, dataDir, onConnectionError: () => undefined });
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
