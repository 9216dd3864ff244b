import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Client {
  connect(): Promise<void>;
  query(statement: string): Promise<{ rows: unknown[] }>;
  end(): Promise<void>;
}

// The driver is a dependency of the API.
const { Client } = createRequire(path.resolve(import.meta.dirname, '../../apps/api/package.json'))('pg') as {
  Client: new (options: { connectionString: string }) => Client;
};

export async function queryServer<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** A new database on the PostgreSQL server of a URL. */
export async function createDatabase(server: string) {
  const name = `zarra_crash_${randomUUID().replaceAll('-', '')}`;
  await queryServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => queryServer(server, `drop database ${name} with (force)`) };
}

export interface CrashTarget {
  readonly kind: 'embedded' | 'PostgreSQL';
  /** Empty: embedded. */
  readonly databaseUrl: string;
}

/** Runs on the embedded database and, when TEST_DATABASE_URL names a PostgreSQL, on a new database there. */
export async function runOnEachDatabase<Result>(
  run: (target: CrashTarget) => Promise<Result>,
): Promise<Result[]> {
  const results = [await run({ kind: 'embedded', databaseUrl: '' })];
  const server = process.env['TEST_DATABASE_URL'];
  if (server) {
    const { url, drop } = await createDatabase(server);
    try {
      results.push(await run({ kind: 'PostgreSQL', databaseUrl: url }));
    } finally {
      await drop();
    }
  }
  return results;
}
