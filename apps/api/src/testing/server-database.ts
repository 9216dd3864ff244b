import { randomUUID } from 'node:crypto';
import pg from 'pg';

const serverUrl = process.env['TEST_DATABASE_URL'];

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database on the server of TEST_DATABASE_URL: empty, or a copy of another one without connections. */
export async function createDatabase(template?: string): Promise<{ name: string; url: string }> {
  const name = `zarra_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

export const dropDatabase = (name: string): Promise<void> => onServer(`drop database ${name} with (force)`);
