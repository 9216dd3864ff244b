// npm run start -w @zarra/benchmarks -- [--rounds 3] [--pairs 5]
// Time until the first response of the real server: first start (empty folder: migrations and content) and warm starts, each
// paired with a start of PGlite alone on the same folder, in alternating order. The exit code is 1 when the median ratio of all
// pairs exceeds its target (1.5). The 4 s of the first start are only printed, because they depend on the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { median } from './statistics.js';

const WARM_TARGET = 1.5;
const FIRST_TARGET_MS = 4000;
const DEADLINE_MS = 120_000;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, pairs: { type: 'string', default: '5' } },
});
const api = path.resolve(import.meta.dirname, '../../../apps/api');
const pglite = pathToFileURL(
  createRequire(path.join(api, 'package.json')).resolve('@electric-sql/pglite'),
).href;
const folder = await mkdtemp(path.join(tmpdir(), 'zarra-start-'));

/** Waits until a stream has printed a text. */
const untilPrinted = (stream: Readable | null, text: string) =>
  new Promise<void>((resolve) => {
    let printed = '';
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(text)) resolve();
    });
  });

/** Milliseconds from spawning the server to its first response with the catalogue. Stops the server. */
async function serverStart(dataDir: string) {
  const port = await freePort();
  const start = performance.now();
  const server = startServer({ dataDir, contentDir: path.join(api, 'content'), port });
  try {
    // Its address is printed when it listens. Repeated requests before would take processor time, and add their interval.
    await Promise.race([untilPrinted(server.child.stdout, 'is ready'), server.ended]);
    await readyCatalogue(server, port, DEADLINE_MS);
    return performance.now() - start;
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

/** Milliseconds from spawning Node to the first query result of PGlite on the server's folder. */
async function pgliteStart(dataDir: string) {
  const code = `import { PGlite } from ${JSON.stringify(pglite)};
    const db = await PGlite.create(${JSON.stringify(path.join(dataDir, 'postgres'))});
    await db.query('select 1');
    console.log('ready');
    await db.close();`;
  const start = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const readyTime = await Promise.race([once(child.stdout, 'data').then(() => performance.now()), closed]);
  const [status] = await closed;
  if (typeof readyTime !== 'number' || status !== 0)
    throw new Error('PGlite alone could not open the folder');
  return readyTime - start;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const firstStarts: number[] = [];
const pairs: { alone: number; warm: number }[] = [];
try {
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const dataDir = path.join(folder, String(round));
    firstStarts.push(await serverStart(dataDir));
    for (let pair = 1; pair <= Number(values.pairs); pair += 1) {
      // The second of two starts may profit from the caches of the first.
      const times =
        pair % 2 === 1
          ? { alone: await pgliteStart(dataDir), warm: await serverStart(dataDir) }
          : { warm: await serverStart(dataDir), alone: await pgliteStart(dataDir) };
      pairs.push(times);
      const { alone, warm } = times;
      console.log(
        `round ${round}, pair ${pair}: PGlite alone ${seconds(alone)}, warm ${seconds(warm)} (${(warm / alone).toFixed(2)})`,
      );
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

const alone = median(pairs.map((pair) => pair.alone));
const warm = median(pairs.map((pair) => pair.warm));
const ratio = median(pairs.map((pair) => pair.warm / pair.alone));
console.log(
  `medians: first ${seconds(median(firstStarts))} (target ${seconds(FIRST_TARGET_MS)}), PGlite alone ${seconds(alone)}, ` +
    `warm ${seconds(warm)}, ${ratio.toFixed(2)} of PGlite alone (target ${WARM_TARGET})`,
);
process.exit(ratio > WARM_TARGET ? 1 : 0);
