import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from './database/migrate.js';
import { openDatabase, type Database } from './database/open-database.js';

const serverUrl = process.env['TEST_DATABASE_URL'];

/** The databases a suite runs on: always the embedded one, and a server when one is named. */
export const databaseKinds: readonly Database['kind'][] = serverUrl ? ['embedded', 'server'] : ['embedded'];

const ignore = (): void => undefined;

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await work(client).finally(() => client.end());
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
    const database = await openDatabase({
      databaseUrl: undefined,
      dataDir: 'memory://',
      onConnectionError: ignore,
    });
    await migrate(database.db);
    return database;
  }
  const { url, drop } = await createServerDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '', onConnectionError: ignore });
  await migrate(database.db);
  return { ...database, close: () => database.close().then(drop) };
}
