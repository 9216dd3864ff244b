// The built server, its reference servers, and load on them. All of them end with the benchmark.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
// @ts-expect-error The package has no types.
import autocannon from 'autocannon';
import { createDatabase } from '@zarra/api-e2e/server-database';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { onEnd, temporaryFolder } from './runner.js';

export const apiFolder = path.resolve(import.meta.dirname, '../../../apps/api');
export const contentDir = path.join(apiFolder, 'content');
/** The module of PGlite, the engine of the embedded database. */
export const pglite = pathToFileURL(
  createRequire(path.join(apiFolder, 'package.json')).resolve('@electric-sql/pglite'),
).href;
/** Time for a start on a busy machine. */
export const READY_MS = 240_000;

/** The PostgreSQL server of this run. @throws when there is none */
export function postgresServer(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is missing: node tools/run/with-postgres.mjs sets it');
  return url;
}

/** Settings of a server with a new database on PostgreSQL. */
export async function newDatabase(): Promise<{ DATABASE_URL: string; AUTH_SECRET: string }> {
  const { url, drop } = await createDatabase(postgresServer());
  onEnd(drop);
  return { DATABASE_URL: url, AUTH_SECRET: 'a secret of the benchmark, 32 bytes or more' };
}

/** Starts the built server, by default on a new embedded database, with the shipped content, behind a proxy on loopback. */
export async function startSite(
  options: { dataDir?: string; contentDir?: string; env?: Readonly<Record<string, string>> } = {},
) {
  const dataDir = options.dataDir ?? path.join(await temporaryFolder(), 'data');
  const port = await freePort();
  const env = { TRUST_PROXY: 'loopback', ...options.env };
  const server = startServer({ contentDir, ...options, dataDir, port, env });
  const stop = (): Promise<unknown> => {
    server.child.kill('SIGTERM');
    return server.ended;
  };
  onEnd(stop);
  await readyCatalogue(server, port, READY_MS);
  return { port, dataDir, origin: `http://127.0.0.1:${port}`, pid: server.child.pid, stop };
}

/** Starts a reference server of this folder: its process prints when it listens. @returns its port */
export async function startReference(script: string, ...args: readonly string[]): Promise<number> {
  const port = await freePort();
  const file = path.join(import.meta.dirname, script);
  const child = spawn(process.execPath, [file, String(port), ...args]);
  onEnd(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return port;
}

/** Sends a request. The body of the response is not read, and not decoded. */
export const sendRequest = async (url: string | URL, options: RequestOptions): Promise<IncomingMessage> =>
  (await once(request(url, options).end(), 'response'))[0];

/**
 * Load without pauses over keep-alive connections.
 * @returns the report of autocannon
 * @throws when a connection fails or the server does
 */
export async function sendLoad(options: {
  readonly url: string;
  readonly connections: number;
  readonly duration: number;
  readonly headers?: object;
  readonly requests?: readonly object[];
}) {
  const result = await autocannon(options);
  if (result.errors > 0 || result['5xx'] > 0)
    throw new Error(`${options.url}: ${result.errors} errors, ${result['5xx']} × 5xx`);
  return result;
}
