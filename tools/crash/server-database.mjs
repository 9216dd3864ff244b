// @ts-check
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';

const { Client } = createRequire(path.resolve(import.meta.dirname, '../../apps/api/package.json'))('pg');

/** @param {string} address @param {string} statement @returns {Promise<any[]>} */
export async function queryServer(address, statement) {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

/** A new database on the PostgreSQL an address names. @param {string} server */
export async function createDatabase(server) {
  const name = `zarra_crash_${randomUUID().replaceAll('-', '')}`;
  await queryServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => queryServer(server, `drop database ${name} with (force)`) };
}
