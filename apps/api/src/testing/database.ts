import { openAsBlob } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { inject } from 'vitest';
import { embeddedPool } from '../database/embedded-pool.js';
import { openDatabase, type Database } from '../database/open-database.js';
import type { Tables } from '../database/tables.js';
import { afterEachFile } from './cleanup.js';
import { makeFolder } from './folder.js';
import { createDatabase, dropDatabase } from './server-database.js';

/** The databases for a suite: always the embedded one, and PostgreSQL with TEST_DATABASE_URL. */
export const databaseKinds: readonly Database['kind'][] = process.env['TEST_DATABASE_URL']
  ? ['embedded', 'server']
  : ['embedded'];

/** For a slow suite: one database, the preferred one if there is one, and all in the extended tests. */
export const oneDatabaseKind = (preferred: Database['kind']): readonly Database['kind'][] =>
  process.env['ZARRA_TEST_EXTENDED'] !== 'true' && databaseKinds.includes(preferred)
    ? [preferred]
    : databaseKinds;

/** `empty`: the schema alone; `filled`: with the small curriculum. */
type Template = 'empty' | 'filled';

/** A new, empty database on the server. */
export async function createServerDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { name, url } = await createDatabase();
  return { url, drop: () => dropDatabase(name) };
}

/** A new database with the current schema; closing it deletes it. */
export async function openTestDatabase(
  kind: Database['kind'],
  template: Template = 'empty',
): Promise<Database> {
  const { archives, names } = inject('templates');
  if (kind === 'embedded') {
    const pglite = await PGlite.create({ loadDataDir: await openAsBlob(archives[template]) });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embeddedPool(pglite) }) });
    return { db, kind, close: () => db.destroy() };
  }
  const { name, url } = await createDatabase(names?.[template]);
  const database = await openDatabase({ databaseUrl: url, dataDir: '', onConnectionError: () => undefined });
  return { ...database, close: () => database.close().then(() => dropDatabase(name)) };
}

const serverDatabases: string[] = [];

afterEachFile(async () => {
  for (const name of serverDatabases.splice(0)) await dropDatabase(name);
});

/**
 * Settings of a server process whose database has the small curriculum; removed after the test file. Such a start takes
 * a third of the time of a first start.
 */
export async function makeSite(
  kind: Database['kind'],
): Promise<{ DATA_DIR: string; CONTENT_DIR: string; DATABASE_URL?: string }> {
  const { contentDir, names, postgresDir } = inject('templates');
  const settings = { DATA_DIR: await makeFolder(), CONTENT_DIR: contentDir };
  if (kind === 'embedded') {
    await cp(postgresDir, path.join(settings.DATA_DIR, 'postgres'), { recursive: true });
    return settings;
  }
  const { name, url } = await createDatabase(names?.filled);
  serverDatabases.push(name);
  return { ...settings, DATABASE_URL: url };
}
