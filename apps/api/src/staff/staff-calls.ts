import type { Kysely } from 'kysely';
import type { ContentSet } from '../content/content-set.js';
import { importContent, type ContentSource } from '../content/import-content.js';
import { readContentDatabase } from '../content/read-database.js';
import { applyRemark, planRemark } from '../content/remark.js';
import type { Tables } from '../database/tables.js';
import { StaffError } from './staff-error.js';

/**
 * What staff's programs do with the database, in the process that holds it: their own, or the server's. Inputs and
 * answers are JSON.
 */
export const staffCalls = {
  importContent: (db: Kysely<Tables>, { content, source }: { content: ContentSet; source: ContentSource }) =>
    importContent(db, content, source),
  readContent: (db: Kysely<Tables>) => readContentDatabase(db),
  planRemark: (db: Kysely<Tables>, { question }: { question: string }) => planRemark(db, question),
  applyRemark: (db: Kysely<Tables>, input: { question: string; tag: string }) => applyRemark(db, input),
} as const;

type StaffCalls = typeof staffCalls;
export type StaffCall = keyof StaffCalls;
type Input<Name extends StaffCall> = Parameters<StaffCalls[Name]>[1];
type Answer<Name extends StaffCall> = Awaited<ReturnType<StaffCalls[Name]>>;

export type RunStaffCall = <Name extends StaffCall>(
  name: Name,
  ...input: Input<Name> extends undefined ? [] : [Input<Name>]
) => Promise<Answer<Name>>;

/** Runs a call by its name. */
export function runStaffCall(db: Kysely<Tables>, name: string, input: unknown): Promise<unknown> {
  if (!Object.hasOwn(staffCalls, name)) throw new StaffError(`The server has no command ${name}.`);
  const call = staffCalls[name as StaffCall] as (db: Kysely<Tables>, input: unknown) => Promise<unknown>;
  return call(db, input);
}
