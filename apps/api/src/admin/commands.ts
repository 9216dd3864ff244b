import type { Kysely } from 'kysely';
import type { ParseArgsConfig } from 'node:util';
import type { Tables } from '../database/tables.js';
import { deleteUser, disableUser, enableUser, endSessions, listSessions } from './change-user.js';
import type { FoundUser } from './find-user.js';
import { listUsers } from './list-users.js';

/** Options as they were given. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

interface Described {
  readonly usage: string;
  readonly help: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
}

/** Looks at all users. */
interface ListCommand extends Described {
  readonly about: 'all users';
  readonly run: (db: Kysely<Tables>, values: Values) => Promise<string>;
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
const YES = '  --yes       does not ask; needed where there is no terminal';
const USER = '<user> is an id, a username or an e-mail address that fits exactly one user.';

/** The staff's commands by their names; `run` gives what is printed. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'users',
    {
      about: 'all users',
      usage: 'users [--search <text>]',
      help: `Lists users: id, username, e-mail, created, disabled, number of sessions. Times are UTC.

  --search <text>  only those whose username or e-mail address contains the text`,
      options: { search: { type: 'string' } },
      run: (db, { search }) => listUsers(db, typeof search === 'string' ? search : undefined),
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
]);
