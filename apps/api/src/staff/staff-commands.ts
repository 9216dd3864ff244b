import type { Kysely } from 'kysely';
import type { ContentSet } from '../content/content-set.js';
import { importContent, type ContentSource } from '../content/import-content.js';
import { readContentDatabase } from '../content/read-database.js';
import { applyRemark, planRemark } from '../content/remark.js';
import { runLongWork } from '../database/call-limits.js';
import type { Tables } from '../database/tables.js';
import { copyDatabase } from '../backup/copy-database.js';
import { CommandError } from '../command-line.js';
import { deleteUser, disableUser, enableUser, endSessions, listSessions } from './change-user.js';
import { findUser } from './find-user.js';
import { listUsers } from './list-users.js';
import { readMessagePage } from './read-message-page.js';

/**
 * The staff commands that use the database. They run in the process that holds it: the command's own or the server's. Inputs
 * and results are JSON.
 */
const staffCommands = {
  importContent: (db: Kysely<Tables>, { content, source }: { content: ContentSet; source: ContentSource }) =>
    importContent(db, content, source),
  readContent: (db: Kysely<Tables>) => readContentDatabase(db),
  planRemark: (db: Kysely<Tables>, { question }: { question: string }) => planRemark(db, question),
  applyRemark: (db: Kysely<Tables>, input: { question: string; tag: string }) => applyRemark(db, input),
  listUsers,
  findUser,
  listSessions,
  endSessions,
  disableUser,
  enableUser,
  deleteUser,
  readMessagePage,
  copyDatabase,
} as const;

type StaffCommands = typeof staffCommands;
export type StaffCommand = keyof StaffCommands;
type Input<Name extends StaffCommand> = Parameters<StaffCommands[Name]>[1];
export type StaffResult<Name extends StaffCommand> = Awaited<ReturnType<StaffCommands[Name]>>;

export type RunStaffCommand = <Name extends StaffCommand>(
  name: Name,
  ...input: Input<Name> extends undefined ? [] : [Input<Name>]
) => Promise<StaffResult<Name>>;

/** Runs a command by its name. @throws CommandError */
export function runStaffCommand(db: Kysely<Tables>, name: string, input: unknown): Promise<unknown> {
  if (!Object.hasOwn(staffCommands, name)) throw new CommandError(`The server has no command ${name}.`);
  const command = staffCommands[name as StaffCommand] as (
    db: Kysely<Tables>,
    input: unknown,
  ) => Promise<unknown>;
  return runLongWork(() => command(db, input));
}
