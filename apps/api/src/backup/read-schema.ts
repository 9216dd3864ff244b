import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/** A table of a backup. */
export interface TableSchema {
  readonly name: string;
  /** Expressions that sort the rows in the same way on every database. */
  readonly order: readonly string[];
  /** Column with generated values (identity); absent without one. */
  readonly identityColumn?: string | undefined;
}

/** Tables without a backup: those of Kysely, codes that expire within minutes, and mails that a restore would send twice. */
const EXCLUDED_TABLES = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'recovery_codes',
  'recovery_keys',
  'email_changes',
  'outbox',
]);

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Sorts tables so that each follows those it refers to. */
function sortByReference(
  names: readonly string[],
  references: ReadonlyMap<string, readonly string[]>,
): string[] {
  const sorted = new Set<string>();
  const add = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`The tables ${path.join(', ')} refer to each other.`);
    for (const other of references.get(name) ?? []) if (other !== name) add(other, [...path, name]);
    sorted.add(name);
  };
  for (const name of names) add(name, []);
  return [...sorted];
}

/** The tables of a backup, each after those it refers to. New tables are included automatically. */
export async function readSchema(db: Kysely<Tables>): Promise<TableSchema[]> {
  const { rows: columns } = await sql<{
    name: string;
    column: string;
    type: string;
    is_identity: boolean;
    key: number | null;
  }>`
    select t.relname as name, a.attname as column, y.typname as type, a.attidentity <> '' as is_identity,
      array_position(k.conkey, a.attnum) as key
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    join pg_type y on y.oid = a.atttypid
    left join pg_constraint k on k.conrelid = t.oid and k.contype = 'p'
    where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r'
    order by t.relname collate "C", key`.execute(db);
  const { rows: foreignKeys } = await sql<{ name: string; other: string }>`
    select t.relname as name, o.relname as other
    from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class o on o.oid = k.confrelid
    where k.contype = 'f' and t.relnamespace = current_schema()::regnamespace
    order by 1, 2`.execute(db);
  const names = [...new Set(columns.map(({ name }) => name))].filter((name) => !EXCLUDED_TABLES.has(name));
  const references = new Map(
    names.map((name) => [name, foreignKeys.filter((key) => key.name === name).map(({ other }) => other)]),
  );
  return sortByReference(names, references).map((name) => {
    const own = columns.filter((column) => column.name === name);
    const order = own
      .filter(({ key }) => key !== null)
      // Without an explicit collation the order of texts differs between databases.
      .map(({ column, type }) => quoteName(column) + (type === 'text' ? ' collate "C"' : ''));
    if (order.length === 0) throw new Error(`The table ${name} has no primary key.`);
    return { name, order, identityColumn: own.find(({ is_identity }) => is_identity)?.column };
  });
}

/** Whether all tables are empty; true for a database without tables. */
export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  for (const { name } of await readSchema(db)) {
    const { rows } = await sql.raw(`select 1 from ${quoteName(name)} limit 1`).execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}
