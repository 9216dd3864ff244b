// The server on a PostgreSQL server of this run, behind a proxy that can fall silent, with a clock that can be moved.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startFaultProxy } from '@zarra/api/testing/fault-proxy';
import { startPrivatePostgres } from '@zarra/api/testing/private-postgres';
import { openMailFolder } from '@zarra/api-e2e/mail-folder';
import { queryServer } from '@zarra/api-e2e/server-database';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { createClient } from '../keep-alive-client.js';

const CLOCK = pathToFileURL(path.join(import.meta.dirname, 'moved-clock.mjs')).href;
export const contentDir = path.resolve(import.meta.dirname, '../../../../apps/api/content');
export const READY_MS = 120_000;

export type AttackedSite = Awaited<ReturnType<typeof startAttackedSite>>;

export async function startAttackedSite(folder: string) {
  const postgres = await startPrivatePostgres();
  const proxy = await startFaultProxy({ host: '127.0.0.1', port: Number(postgres.url.port) });
  const databaseUrl = Object.assign(new URL(postgres.url.href), { port: String(proxy.port) }).href;
  const dataDir = path.join(folder, 'data');
  const clockFile = path.join(folder, 'clock');
  const [port, metricsPort] = [await freePort(), await freePort()];
  const server = startServer({
    dataDir,
    contentDir,
    port,
    env: {
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'a secret of the attacks, 32 bytes or more',
      METRICS_PORT: String(metricsPort),
      MOVED_CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import ${CLOCK}`,
      // Clients of 127.0.0.1 name their address; others, such as 127.0.0.2, connect without a proxy.
      TRUST_PROXY: '127.0.0.1',
    },
  });
  const client = createClient(port, 300);
  const stop = async (): Promise<void> => {
    client.close();
    server.child.kill('SIGTERM');
    await server.ended;
    await proxy.close();
    await postgres.stop();
  };
  try {
    await readyCatalogue(server, port, READY_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    metricsPort,
    dataDir,
    databaseUrl,
    server,
    client,
    proxy,
    postgres,
    mails: openMailFolder(dataDir),
    stop,
    query: <Row>(statement: string) => queryServer<Row>(postgres.url.href, statement),
    /** Advances the clock of the server. */
    pass: async (ms: number): Promise<void> => {
      await writeFile(clockFile, String(ms));
      server.child.kill('SIGWINCH');
      while (existsSync(clockFile)) await wait(2);
    },
  };
}
