import { existsSync } from 'node:fs';
import { describeUser, findUser, type FoundUser } from './admin/find-user.js';
import { parseCommand, UsageError, type ParsedCommand } from './admin/parse-command.js';
import { CommandError, promptLine } from './command-line.js';
import { ConfigError, readConfig } from './config.js';
import { DataDirLockedError } from './database/data-lock.js';
import { migrate, MigrationError } from './database/migrate.js';
import { openDatabase, type Database } from './database/open-database.js';

/** Asks for the confirmation of a change. @throws UsageError, CommandError without it */
async function confirm(change: string, user: FoundUser, yes: boolean): Promise<void> {
  console.log(`${change}: ${describeUser(user)}`);
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new UsageError('There is no terminal to ask: add --yes. Nothing was changed.');
  if ((await promptLine('Type the username to confirm: ')) === user.username) return;
  throw new CommandError('That is not the username. Nothing was changed.');
}

async function open(): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  // A wrong DATA_DIR would otherwise get an empty database.
  if (databaseUrl === undefined && !existsSync(dataDir))
    throw new CommandError(`There is no folder ${dataDir}.`);
  return openDatabase({ databaseUrl, dataDir, onConnectionError: () => undefined });
}

/** @returns the output of the command */
async function run(parsed: Exclude<ParsedCommand, { help: string }>): Promise<string | undefined> {
  const { command, values, user } = parsed;
  const database = await open();
  try {
    await migrate(database.db);
    if (command.target === 'all') return await command.run(database.db, values);
    const found = await findUser(database.db, user);
    const change = command.change(values);
    if (change !== undefined) await confirm(change, found, values['yes'] === true);
    return await command.run(database.db, found, values);
  } finally {
    await database.close();
  }
}

try {
  const command = parseCommand(process.argv.slice(2));
  const output = 'help' in command ? command.help : await run(command);
  if (output !== undefined) console.log(output);
} catch (error) {
  const expected = [CommandError, UsageError, ConfigError, DataDirLockedError, MigrationError];
  console.error(expected.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
