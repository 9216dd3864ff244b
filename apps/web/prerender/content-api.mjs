// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SERVER = path.resolve(import.meta.dirname, '../../api/dist/server.js');
/** A first start makes a database and imports the content. */
const START_MS = 90_000;
const ASK_EVERY_MS = 100;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** @param {string} origin */
const isReady = (origin) =>
  fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Runs the built API over a passing database with the content of `CONTENT_DIR` while something is done with it.
 * @template Result
 * @param {(origin: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withContentApi(work) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zarra-pages-'));
  const { DATABASE_URL: _, REDIS_URL: __, NODE_ENV: ___, ...environment } = process.env;
  const server = spawn(process.execPath, [SERVER], {
    env: { ...environment, HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
  const ended = once(server, 'exit');
  try {
    const deadline = Date.now() + START_MS;
    while (!(await isReady(origin))) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error(`The API did not start. It said:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    return await work(origin);
  } finally {
    server.kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
