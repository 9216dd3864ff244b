import type { Kysely } from 'kysely';
import type { ParseArgsConfig } from 'node:util';
import type { Tables } from '../database/tables.js';
import { deleteUser, disableUser, enableUser, endSessions, listSessions } from './change-user.js';
import { exportMessages } from './export-messages.js';
import type { FoundUser } from './find-user.js';
import { listMessages } from './list-messages.js';
import { listUsers } from './list-users.js';

/** Options as they were given. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

interface Described {
  readonly usage: string;
  readonly help: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
}

/** Looks at all of a kind. */
interface ListCommand extends Described {
  readonly about: 'all';
  /** Undefined: it has written its answer itself. */
  readonly run: (db: Kysely<Tables>, values: Values) => Promise<string | undefined>;
}

/** Looks at one user, or changes something. */
interface UserCommand extends Described {
  readonly about: 'one user';
  /** What it is about to do, as the beginning of a sentence; undefined when it changes nothing. */
  readonly change: (values: Values) => string | undefined;
  readonly run: (db: Kysely<Tables>, user: FoundUser, values: Values) => Promise<string>;
}

export type Command = ListCommand | UserCommand;

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const given = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
const YES = '  --yes       does not ask; needed where there is no terminal';
const USER = '<user> is an id, a username or an e-mail address that fits exactly one user.';

/** The staff's commands by their names; `run` gives what is printed. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'users',
    {
      about: 'all',
      usage: 'users [--search <text>]',
      help: `Lists users: id, username, e-mail, created, disabled, number of sessions. Times are UTC.

  --search <text>  only those whose username or e-mail address contains the text`,
      options: { search: text },
      run: (db, { search }) => listUsers(db, given(search)),
    },
  ],
  [
    'sessions',
    {
      about: 'one user',
      usage: 'sessions <user> [--end] [--yes]',
      help: `Lists the sessions of a user. ${USER}

  --end       ends them all: the user is signed out everywhere at once
${YES}`,
      options: { end: flag, yes: flag },
      change: ({ end }) => (end ? 'End all sessions of' : undefined),
      run: (db, { id }, { end }) => (end ? endSessions(db, id) : listSessions(db, id)),
    },
  ],
  [
    'disable',
    {
      about: 'one user',
      usage: 'disable <user> [--undo] [--yes]',
      help: `Keeps a user out and ends the user's sessions; nothing else is lost. ${USER}

  --undo      lets the user in again
${YES}`,
      options: { undo: flag, yes: flag },
      change: ({ undo }) => (undo ? 'Enable' : 'Disable'),
      run: (db, { id }, { undo }) => (undo ? enableUser(db, id) : disableUser(db, id, new Date())),
    },
  ],
  [
    'delete',
    {
      about: 'one user',
      usage: 'delete <user> [--yes]',
      help: `Deletes a user with sessions, recoveries and test results, for good. ${USER}

${YES}`,
      options: { yes: flag },
      change: () => 'Delete for good',
      run: (db, { id }) => deleteUser(db, id),
    },
  ],
  [
    'messages',
    {
      about: 'all',
      usage: 'messages [--since <day>] [--search <text>] [--export <file>]',
      help: `Lists messages of the contact form, newest first: id, time, name, phone, beginning. Times are UTC. Messages
are kept for twelve months.

  --since <day>    only those from this day on, such as 2026-03-31
  --search <text>  only those whose name, phone or message contains the text
  --export <file>  writes them whole into a new CSV file (UTF-8, commas); - is the standard output (then call npm with
                   --silent). What a spreadsheet would calculate, phones too, begins with an apostrophe there. An
                   Excel that expects semicolons reads the file by Data, From Text/CSV`,
      options: { since: text, search: text, export: text },
      run: (db, values) => {
        const choice = { since: given(values['since']), search: given(values['search']) };
        const file = given(values['export']);
        return file === undefined ? listMessages(db, choice) : exportMessages(db, choice, file);
      },
    },
  ],
]);
