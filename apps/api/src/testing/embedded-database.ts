import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { inject } from 'vitest';
import { embeddedPool } from '../database/embedded-pool.js';
import { readSchema } from './database-rows.js';

/** `empty`: the schema alone; `filled`: with the small curriculum. */
export type Template = 'empty' | 'filled';

/** Engines whose databases are closed. Starting an engine takes ten times as long as replacing its rows. */
const idle: PGlite[] = [];

/** An idle engine with the rows of the template, or undefined. */
async function takeIdle(template: Template): Promise<PGlite | undefined> {
  const { schema, rows } = inject('templates');
  for (let engine = idle.pop(); engine; engine = idle.pop()) {
    // A closed database may have left a transaction.
    await engine.exec('rollback');
    if ((await readSchema(engine)) !== schema) {
      await engine.close();
      continue;
    }
    await engine.exec(rows[template]);
    return engine;
  }
  return undefined;
}

/** An embedded database in memory; its end leaves the engine to the next one. */
export async function openEmbeddedPool(template: Template): Promise<PostgresPool> {
  const engine =
    (await takeIdle(template)) ??
    (await PGlite.create({ loadDataDir: await openAsBlob(inject('templates').archives[template]) }));
  let isOpen = true;
  /** Late work of a closed server must not reach the next database. */
  const open = (): PGlite => {
    if (!isOpen) throw new Error('the database is closed');
    return engine;
  };
  return embeddedPool({
    exec: async (sql) => open().exec(sql),
    query: async (sql, parameters) => open().query(sql, parameters),
    close: async () => {
      if (isOpen) idle.push(engine);
      isOpen = false;
    },
  });
}
