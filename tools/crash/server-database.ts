import { randomUUID } from 'node:crypto';
import pg from 'pg';

export async function queryServer<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
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

export interface CrashResult {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs on the embedded database and, when TEST_DATABASE_URL names a PostgreSQL, on a new database there; ends the process.
 * @param report prints the sums
 */
export async function runOnEachDatabase(
  run: (target: CrashTarget) => Promise<CrashResult>,
  report: (sums: CrashResult) => void,
): Promise<never> {
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
  const sum = (what: keyof CrashResult) => results.reduce((total, result) => total + result[what], 0);
  const sums = { passed: sum('passed'), failed: sum('failed') };
  report(sums);
  process.exit(sums.failed > 0 ? 1 : 0);
}
