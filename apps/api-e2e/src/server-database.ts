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

/** Creates a database on the PostgreSQL server of a URL. */
export async function createDatabase(server: string) {
  const name = `zarra_crash_${randomUUID().replaceAll('-', '')}`;
  await queryServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => queryServer(server, `drop database ${name} with (force)`) };
}
