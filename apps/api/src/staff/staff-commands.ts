import type { Kysely } from 'kysely';
import type { ContentSet } from '../content/content-set.js';
import { importContent, type ContentSource } from '../content/import-content.js';
import { readContentDatabase } from '../content/read-database.js';
import { applyRemark, planRemark } from '../content/remark.js';
import type { Tables } from '../database/tables.js';
import { CommandError } from '../command-line.js';

/**
 * The staff commands that use the database. They run in the process that holds it: the command's own or the server's. Inputs
 * and results are JSON.
 */
export const staffCommands = {
  importContent: (db: Kysely<Tables>, { content, source }: { content: ContentSet; source: ContentSource }) =>
    importContent(db, content, source),
  readContent: (db: Kysely<Tables>) => readContentDatabase(db),
  planRemark: (db: Kysely<Tables>, { question }: { question: string }) => planRemark(db, question),
  applyRemark: (db: Kysely<Tables>, input: { question: string; tag: string }) => applyRemark(db, input),
} as const;

type StaffCommands = typeof staffCommands;
export type StaffCommand = keyof StaffCommands;
type Input<Name extends StaffCommand> = Parameters<StaffCommands[Name]>[1];
type Result<Name extends StaffCommand> = Awaited<ReturnType<StaffCommands[Name]>>;

export type RunStaffCommand = <Name extends StaffCommand>(
  name: Name,
  ...input: Input<Name> extends undefined ? [] : [Input<Name>]
) => Promise<Result<Name>>;

/** Runs a command by its name. */
export function runStaffCommand(db: Kysely<Tables>, name: string, input: unknown): Promise<unknown> {
  if (!Object.hasOwn(staffCommands, name)) throw new CommandError(`The server has no command ${name}.`);
  const command = staffCommands[name as StaffCommand] as (
    db: Kysely<Tables>,
    input: unknown,
  ) => Promise<unknown>;
  return command(db, input);
}
