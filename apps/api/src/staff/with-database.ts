import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Config } from '../config.js';
import { DataDirLockedError } from '../database/data-lock.js';
import { migrate } from '../database/migrate.js';
import { openDatabase, type Database } from '../database/open-database.js';
import { readControl, type Control } from './control-file.js';
import { runStaffCall, type RunStaffCall } from './staff-calls.js';
import { StaffError } from './staff-error.js';

async function callServer({ port, secret }: Control, name: string, input: unknown): Promise<unknown> {
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    // The default agent may be set to a proxy.
    agent: false,
  });
  call.end(JSON.stringify({ name, input }));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const { answer, error = 'The server refused the command.' } = (await json(response)) as {
    answer?: unknown;
    error?: string;
  };
  if (response.statusCode !== 200) throw new StaffError(error);
  return answer;
}

/** The server that holds the data folder; undefined when another program does. */
async function findServer(dataDir: string): Promise<RunStaffCall | undefined> {
  const control = await readControl(dataDir);
  if (!control) return undefined;
  const run = (name: string, input?: unknown) => callServer(control, name, input);
  return run as RunStaffCall;
}

/**
 * Gives staff's program the database: opens it, or goes through the running server that holds it.
 * @throws DataDirLockedError when a program other than a server holds the data folder
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Config,
  work: (run: RunStaffCall) => Promise<T>,
): Promise<T> {
  let database: Database;
  try {
    database = await openDatabase({ databaseUrl, dataDir, onConnectionError: () => undefined });
  } catch (error) {
    const server = error instanceof DataDirLockedError ? await findServer(dataDir) : undefined;
    if (!server) throw error;
    return work(server);
  }
  try {
    await migrate(database.db);
    const run = (name: string, input?: unknown) => runStaffCall(database.db, name, input);
    return await work(run as RunStaffCall);
  } finally {
    await database.close();
  }
}
