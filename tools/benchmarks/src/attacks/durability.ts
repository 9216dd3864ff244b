import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readyCatalogue, runAdmin, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { createClient } from '../keep-alive-client.js';
import { registerAccounts, signedIn } from './accounts.js';
import { contentDir, READY_MS } from './attacked-site.js';
import type { Outcome } from './outcome.js';

const COUNTER = pathToFileURL(path.join(import.meta.dirname, 'count-flushes.mjs')).href;
const SUBMISSIONS = 31;

interface Lesson {
  readonly id: number;
  readonly tests: readonly { readonly id: number }[];
}

/** Submits the tests of different lessons, one after the other. @returns the number of acknowledged ones */
async function submitAll(port: number): Promise<number> {
  const client = createClient(port, 1);
  try {
    const [account] = await registerAccounts(client, 1);
    if (!account) return 0;
    const headers = await signedIn(client, account);
    const classes: { lessons: Lesson[] }[] = (await client.call('GET', '/classes/', { headers })).body;
    const lessons = classes.flatMap((one) => one.lessons).filter(({ tests }) => tests.length > 0);
    let acknowledged = 0;
    for (const { id, tests } of lessons.slice(0, SUBMISSIONS)) {
      const answers = Object.fromEntries(tests.map((question) => [question.id, 1]));
      const { status } = await client.call('POST', '/submit-test/', {
        headers,
        body: { lesson: id, answers },
      });
      if (status === 200) acknowledged += 1;
    }
    return acknowledged;
  } finally {
    client.close();
  }
}

/** The server with the embedded database: flushes, kills, a second process, an open folder, a proxy without a setting. */
export async function attackEmbedded(folder: string): Promise<Outcome[]> {
  const dataDir = path.join(folder, 'embedded');
  const flushesFile = path.join(folder, 'flushes');
  await writeFile(flushesFile, '');
  const flushes = async () => (await readFile(flushesFile, 'utf8')).length;
  const port = await freePort();
  const start = () =>
    startServer({
      dataDir,
      contentDir,
      port,
      env: { NODE_OPTIONS: `--import ${COUNTER}`, FLUSHES_FILE: flushesFile, TRUST_PROXY: '' },
    });
  let server = start();
  try {
    await readyCatalogue(server, port, READY_MS);
    const before = await flushes();
    const acknowledged = await submitAll(port);
    const flushed = (await flushes()) - before;
    // The accounts above were registered with a forwarded address.
    const isReported = /X-Forwarded-For.*TRUST_PROXY is not set/.test(server.output());

    const staff = await runAdmin({ dataDir, args: ['users'] });
    const second = startServer({ dataDir, contentDir, port: await freePort() });
    const secondCode = await second.ended;

    server.child.kill('SIGKILL');
    await server.ended;
    await chmod(dataDir, 0o755);
    server = start();
    const startedAt = performance.now();
    await readyCatalogue(server, port, READY_MS);
    const restart = (performance.now() - startedAt) / 1000;
    const mode = ((await stat(dataDir)).mode & 0o777).toString(8);
    return [
      {
        attack: `power cut after ${SUBMISSIONS} acknowledged submissions on the embedded database`,
        before: '0 fsync for 31 submissions',
        now: `${acknowledged} acknowledged, the log flushed ${flushed} times`,
        repelled: acknowledged === SUBMISSIONS && flushed >= acknowledged,
      },
      {
        attack: 'kill -9, then a start on the same folder',
        before: 'a recreated container does not start by itself',
        now: `ready after ${restart.toFixed(1)} s`,
        repelled: true,
      },
      {
        attack: 'a second process on the folder of the embedded database',
        before: '–',
        now: secondCode === 0 || secondCode === null ? 'started' : `refused with exit code ${secondCode}`,
        repelled: secondCode !== 0 && secondCode !== null,
      },
      {
        attack: '`DATA_DIR` readable by other users (mode 755)',
        before: '–',
        now: `mode ${mode} after the start`,
        repelled: mode === '700',
      },
      {
        attack: 'a staff command while the server runs, embedded database',
        before: '–',
        now: `exit code ${staff}`,
        repelled: staff === 0,
      },
      {
        attack: 'forwarded headers arrive while `TRUST_PROXY` is unset',
        before: 'not reported',
        now: isReported ? 'logged' : 'not logged',
        repelled: isReported,
      },
    ];
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}
