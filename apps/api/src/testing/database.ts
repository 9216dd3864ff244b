import { cp } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../database/open-database.js';
import type { Tables } from '../database/tables.js';
import { afterEachFile } from './cleanup.js';
import { openEmbeddedPool, type Template } from './embedded-database.js';
import { makeFolder } from './folder.js';
import { isExtended, testScope } from './scope.js';
import { createDatabase, dropDatabase } from './server-database.js';

/** The databases for a suite of CI: the embedded one, and PostgreSQL with TEST_DATABASE_URL. */
export const allDatabaseKinds: readonly Database['kind'][] = process.env['TEST_DATABASE_URL']
  ? ['embedded', 'server']
  : ['embedded'];

/** The databases for every other suite: `npm test` runs it on the embedded one, CI then on PostgreSQL. */
export const databaseKinds = allDatabaseKinds.filter(
  (kind) => isExtended || kind === (testScope === 'push' ? 'embedded' : 'server'),
);

/** For a slow suite: one database, the preferred one if there is one, and all in the extended tests. */
export const oneDatabaseKind = (preferred: Database['kind']): readonly Database['kind'][] =>
  !isExtended && allDatabaseKinds.includes(preferred) ? [preferred] : allDatabaseKinds;

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
  if (kind === 'embedded') {
    const pool = await openEmbeddedPool(template);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    return { db, kind, close: () => db.destroy() };
  }
  const { name, url } = await createDatabase(inject('templates').names?.[template]);
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
