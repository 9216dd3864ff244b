import type { ParseArgsConfig } from 'node:util';
import type { Config } from '../config.js';
import type { FoundUser } from '../staff/find-user.js';
import type { RunStaffCommand } from '../staff/staff-commands.js';
import { backUp, restore } from './backup-commands.js';
import { exportMessages } from './export-messages.js';
import { listMessages } from './list-messages.js';
import { changeOf, listSessions, listUsers } from './user-commands.js';

/** Parsed options. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

interface CommandInfo {
  readonly usage: string;
  readonly help: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
}

/** Lists users or messages. */
interface ListCommand extends CommandInfo {
  readonly target: 'all';
  /** @returns the text to print; undefined when the command wrote its own output */
  readonly run: (runCommand: RunStaffCommand, values: OptionValues) => Promise<string | undefined>;
}

/** Shows or changes one user. */
interface UserCommand extends CommandInfo {
  readonly target: 'user';
  /** The start of the sentence to confirm; undefined for a command that changes no data. */
  readonly change: (values: OptionValues) => string | undefined;
  /** Whether the change ends the sessions of the user. */
  readonly endsSessions: (values: OptionValues) => boolean;
  readonly run: (runCommand: RunStaffCommand, user: FoundUser, values: OptionValues) => Promise<string>;
}

/** Reads or writes a file with the whole database. */
interface FileCommand extends CommandInfo {
  readonly target: 'file';
  readonly run: (config: Config, file: string, values: OptionValues) => Promise<string>;
}

export type Command = ListCommand | UserCommand | FileCommand;

const booleanOption = { type: 'boolean' } as const;
const textOption = { type: 'string' } as const;
const textOf = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
const YES = '  --yes       skips the confirmation; required without a terminal';
const USER = '<user> is an id, a username or an e-mail address that matches exactly one user.';

/** The admin commands by name; `run` returns the text to print. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries<Command>({
    users: {
      target: 'all',
      usage: 'users [--search <text>]',
      help: `Lists users: id, username, e-mail, created, disabled, number of sessions. Times are UTC.

  --search <text>  only those whose username or e-mail address contains the text`,
      options: { search: textOption },
      run: (runCommand, { search }) => listUsers(runCommand, textOf(search)),
    },
    sessions: {
      target: 'user',
      usage: 'sessions <user> [--end] [--yes]',
      help: `Lists the sessions of a user. ${USER}

  --end       ends all of them: the user is signed out everywhere at once
${YES}`,
      options: { end: booleanOption, yes: booleanOption },
      change: ({ end }) => (end ? 'End all sessions of' : undefined),
      endsSessions: ({ end }) => end === true,
      run: (runCommand, user, { end }) =>
        end ? changeOf(runCommand, 'endSessions', user) : listSessions(runCommand, user),
    },
    disable: {
      target: 'user',
      usage: 'disable <user> [--undo] [--yes]',
      help: `Prevents sign-ins of a user and ends the user's sessions; keeps all other data. ${USER}

  --undo      allows the user to sign in again
${YES}`,
      options: { undo: booleanOption, yes: booleanOption },
      change: ({ undo }) => (undo ? 'Enable' : 'Disable'),
      endsSessions: ({ undo }) => undo !== true,
      run: (runCommand, user, { undo }) => changeOf(runCommand, undo ? 'enableUser' : 'disableUser', user),
    },
    delete: {
      target: 'user',
      usage: 'delete <user> [--yes]',
      help: `Permanently deletes a user with sessions, recoveries and test results. ${USER}

${YES}`,
      options: { yes: booleanOption },
      change: () => 'Permanently delete',
      endsSessions: () => true,
      run: (runCommand, user) => changeOf(runCommand, 'deleteUser', user),
    },
    messages: {
      target: 'all',
      usage: 'messages [--since <day>] [--search <text>] [--export <file>]',
      help: `Lists messages of the contact form, newest first: id, time, name, phone, start of the text. Times are
UTC. Messages are deleted after twelve months.

  --since <day>    only those from this day on, such as 2026-03-31
  --search <text>  only those whose name, phone or message contains the text
  --export <file>  writes them in full to a new CSV file (UTF-8, commas); - is the standard output (then run npm with
                   --silent). Texts that a spreadsheet would calculate, phones included, start with an apostrophe. If
                   Excel expects semicolons, open the file with Data, From Text/CSV`,
      options: { since: textOption, search: textOption, export: textOption },
      run: (runCommand, values) => {
        const filter = { since: textOf(values['since']), search: textOf(values['search']) };
        const file = textOf(values['export']);
        return file === undefined
          ? listMessages(runCommand, filter)
          : exportMessages(runCommand, filter, file);
      },
    },
    backup: {
      target: 'file',
      usage: 'backup <file> [--keep <number>]',
      help: `Writes all data of the database to a new file, which only its owner can read, while the server may run. The
file holds everything except live password recoveries and waiting mail; content files, the images and videos of lessons,
and AUTH_SECRET or DATA_DIR/auth-secret are not part of it. <file> may be an existing folder: the file is named after the time.

  --keep <number>  then deletes the oldest backups whose names differ from this one in digits only, and keeps so many`,
      options: { keep: textOption },
      run: (config, file, { keep }) => backUp(config, file, textOf(keep)),
    },
    restore: {
      target: 'file',
      usage: 'restore <file>',
      help: `Restores a backup into the empty database of DATABASE_URL, or into a DATA_DIR without a database, after
checking the whole file. At last it scores every stored test result again and compares the scores. A backup of an older
version is brought to the present one; a newer one is refused. Ids stay. With the same AUTH_SECRET users stay signed in.`,
      options: {},
      run: (config, file) => restore(config, file),
    },
  }),
);
