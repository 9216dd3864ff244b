import type { Kysely } from 'kysely';
import type { ParseArgsConfig } from 'node:util';
import type { Tables } from '../database/tables.js';
import { deleteUser, disableUser, enableUser, endSessions, listSessions } from './change-user.js';
import { exportMessages } from './export-messages.js';
import type { FoundUser } from './find-user.js';
import { listMessages } from './list-messages.js';
import { listUsers } from './list-users.js';

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
  readonly run: (db: Kysely<Tables>, values: OptionValues) => Promise<string | undefined>;
}

/** Shows or changes one user. */
interface UserCommand extends CommandInfo {
  readonly target: 'one user';
  /** The start of the sentence to confirm; undefined for a command that changes no data. */
  readonly change: (values: OptionValues) => string | undefined;
  readonly run: (db: Kysely<Tables>, user: FoundUser, values: OptionValues) => Promise<string>;
}

export type Command = ListCommand | UserCommand;

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
      run: (db, { search }) => listUsers(db, textOf(search)),
    },
    sessions: {
      target: 'one user',
      usage: 'sessions <user> [--end] [--yes]',
      help: `Lists the sessions of a user. ${USER}

  --end       ends all of them: the user is signed out everywhere at once
${YES}`,
      options: { end: booleanOption, yes: booleanOption },
      change: ({ end }) => (end ? 'End all sessions of' : undefined),
      run: (db, { id }, { end }) => (end ? endSessions(db, id) : listSessions(db, id)),
    },
    disable: {
      target: 'one user',
      usage: 'disable <user> [--undo] [--yes]',
      help: `Prevents sign-ins of a user and ends the user's sessions; keeps all other data. ${USER}

  --undo      allows the user to sign in again
${YES}`,
      options: { undo: booleanOption, yes: booleanOption },
      change: ({ undo }) => (undo ? 'Enable' : 'Disable'),
      run: (db, { id }, { undo }) => (undo ? enableUser(db, id) : disableUser(db, id, new Date())),
    },
    delete: {
      target: 'one user',
      usage: 'delete <user> [--yes]',
      help: `Permanently deletes a user with sessions, recoveries and test results. ${USER}

${YES}`,
      options: { yes: booleanOption },
      change: () => 'Permanently delete',
      run: (db, { id }) => deleteUser(db, id),
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
      run: (db, values) => {
        const filter = { since: textOf(values['since']), search: textOf(values['search']) };
        const file = textOf(values['export']);
        return file === undefined ? listMessages(db, filter) : exportMessages(db, filter, file);
      },
    },
  }),
);
