import { existsSync } from 'node:fs';
import type { Command } from './admin/commands.js';
import { parseCommand, UsageError, type ParsedCommand } from './admin/parse-command.js';
import { RUNNING_EXIT_CODE } from './backup/backup-format.js';
import { BackupRunningError } from './backup/write-backup.js';
import { CommandError, promptLine } from './command-line.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { DataDirError } from './database/data-dir.js';
import { DataDirLockedError } from './database/data-lock.js';
import { MigrationError } from './database/migrate.js';
import { logStaffAction } from './security-log/log-staff-action.js';
import { describeUser, type FoundUser } from './staff/find-user.js';
import { withDatabase } from './staff/with-database.js';

/** Asks for the confirmation of a change. @throws UsageError, CommandError without it */
async function confirm(change: string, user: FoundUser, yes: boolean): Promise<void> {
  console.log(`${change}: ${describeUser(user)}`);
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new UsageError('There is no terminal to ask: add --yes. Nothing was changed.');
  if ((await promptLine('Type the username to confirm: ')) === user.username) return;
  throw new CommandError('That is not the username. Nothing was changed.');
}

/** A wrong DATA_DIR would otherwise get an empty database. @throws CommandError */
function assertDataDir({ databaseUrl, dataDir }: Config, command: Command): void {
  if (databaseUrl !== undefined || existsSync(dataDir) || command.usage.startsWith('restore')) return;
  throw new CommandError(`There is no folder ${dataDir}.`);
}

/** @returns the output of the command */
async function run({ command, values, argument }: Exclude<ParsedCommand, { help: string }>) {
  const config = readConfig(process.env);
  assertDataDir(config, command);
  if (command.target === 'file') return command.run(config, argument, values);
  return withDatabase(config, async (runCommand) => {
    if (command.target === 'all') return command.run(runCommand, values);
    const user = await runCommand('findUser', { text: argument });
    const change = command.change(values);
    if (change !== undefined) await confirm(change, user, values['yes'] === true);
    const result = await command.run(runCommand, user, values);
    if (change !== undefined) {
      await logStaffAction(
        config.dataDir,
        { event: 'staff-action', command: change, user },
        ...(command.endsSessions(values) ? [{ event: 'session-ended', reason: 'staff', user } as const] : []),
      );
    }
    return result;
  });
}

/** Errors whose message is enough for an operator. */
const EXPECTED = [CommandError, UsageError, ConfigError, DataDirError, DataDirLockedError, MigrationError];

function exitCodeOf(error: unknown): number {
  if (error instanceof BackupRunningError) return RUNNING_EXIT_CODE;
  return error instanceof UsageError ? 2 : 1;
}

try {
  const command = parseCommand(process.argv.slice(2));
  const output = 'help' in command ? command.help : await run(command);
  if (output !== undefined) console.log(output);
} catch (error) {
  console.error(EXPECTED.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exitCode = exitCodeOf(error);
}
