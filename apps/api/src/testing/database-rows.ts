import type { PGlite } from '@electric-sql/pglite';

/** A text that differs when a table, a column, an index, a constraint or a trigger differs. */
export async function readSchema(engine: PGlite): Promise<string> {
  const { rows } = await engine.query<{ schema: string }>(`
    select md5(string_agg(line, ',' order by line)) as schema from (
      select a::text as line from pg_attribute a where attrelid >= 16384
      union all select c::text from pg_constraint c where oid >= 16384
      union all select t::text from pg_trigger t where oid >= 16384
      union all select i::text from pg_index i where indrelid >= 16384) lines`);
  return rows[0]?.schema ?? '';
}

/** Statements that give every table the present rows. */
export async function rowsScript(engine: PGlite): Promise<string> {
  const { rows: tables } = await engine.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by oid`,
  );
  // Without regard to foreign keys. To truncate tables takes ten times as long as to delete a few rows.
  const lines = [
    'set session_replication_role = replica',
    ...tables.map(({ name }) => `delete from ${name}`),
  ];
  for (const { name } of tables) {
    const { rows } = await engine.query<{ line: string | null }>(
      `select format('insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, %L)',
         json_agg(t)) as line from ${name} t having count(*) > 0`,
    );
    if (rows[0]?.line) lines.push(rows[0].line);
  }
  const { rows: sequences } = await engine.query<{ line: string }>(
    `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
       coalesce(last_value, start_value), last_value is not null) as line from pg_sequences`,
  );
  return [...lines, ...sequences.map(({ line }) => line), 'reset session_replication_role'].join(';\n');
}
