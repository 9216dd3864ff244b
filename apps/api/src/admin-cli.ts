import { existsSync } from 'node:fs';
import { confirmByName } from './admin/confirm-by-name.js';
import { AdminError, describeUser, findUser, type FoundUser } from './admin/find-user.js';
import { readCall, UsageError, type Call } from './admin/read-call.js';
import { ConfigError, readConfig } from './config.js';
import { DataDirLockedError } from './database/data-lock.js';
import { migrate, MigrationError } from './database/migrate.js';
import { openDatabase, type Database } from './database/open-database.js';

/** Has a change confirmed. @throws UsageError, AdminError when it is not */
async function confirm(change: string, user: FoundUser, yes: boolean): Promise<void> {
  console.log(`${change}: ${describeUser(user)}`);
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new UsageError('Nobody can be asked without a terminal: add --yes. Nothing was changed.');
  if (await confirmByName(user.username, process.stdin, process.stdout)) return;
  throw new AdminError('That is not the username. Nothing was changed.');
}

async function open(): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  // A slip in DATA_DIR would otherwise make an empty database there.
  if (databaseUrl === undefined && !existsSync(dataDir))
    throw new AdminError(`There is no folder ${dataDir}.`);
  return openDatabase({ databaseUrl, dataDir, onConnectionError: () => undefined });
}

/** @returns what is left to say */
async function run({ command, values, user }: Exclude<Call, { help: string }>): Promise<string | undefined> {
  const database = await open();
  try {
    await migrate(database.db);
    if (command.about === 'all') return await command.run(database.db, values);
    const found = await findUser(database.db, user);
    const change = command.change(values);
    if (change !== undefined) await confirm(change, found, values['yes'] === true);
    return await command.run(database.db, found, values);
  } finally {
    await database.close();
  }
}

try {
  const call = readCall(process.argv.slice(2));
  const answer = 'help' in call ? call.help : await run(call);
  if (answer !== undefined) console.log(answer);
} catch (error) {
  const expected = [AdminError, UsageError, ConfigError, DataDirLockedError, MigrationError];
  console.error(expected.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
