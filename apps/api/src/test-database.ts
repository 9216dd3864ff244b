import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { embeddedPool } from './database/embedded-pool.js';
import { migrate } from './database/migrate.js';
import { openDatabase, type Database } from './database/open-database.js';
import type { Tables } from './database/tables.js';
import { blankDataDir } from './test-blank-data-dir.js';

const serverUrl = process.env['TEST_DATABASE_URL'];

/** The databases a suite runs on: always the embedded one, and a server when one is named. */
export const databaseKinds: readonly Database['kind'][] = serverUrl ? ['embedded', 'server'] : ['embedded'];

const ignore = (): void => undefined;

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A new, empty database on the server, by its address. */
export async function createServerDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `zarra_test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer((client) => client.query(`drop database ${name} with (force)`)),
  };
}

/** A fresh, migrated database of the kind; closing it leaves nothing behind. */
export async function openTestDatabase(kind: Database['kind']): Promise<Database> {
  if (kind === 'embedded') {
    const pglite = await PGlite.create({ loadDataDir: await blankDataDir() });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embeddedPool(pglite) }) });
    await migrate(db);
    return { db, kind, close: () => db.destroy() };
  }
  const { url, drop } = await createServerDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '', onConnectionError: ignore });
  await migrate(database.db);
  return { ...database, close: () => database.close().then(drop) };
}
