// node tools/benchmarks/src/start.mjs [--rounds 3]
// Time until the real server answers: first start (empty folder: migrations and content) and warm start, against
// PGlite alone opening the same folder, in turn within one run. Ends with 1 when the median warm ratio is over its
// target (1.5); the first start's 4 s are only printed, for they depend on the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { median } from './statistics.js';

const WARM_TARGET = 1.5;
const FIRST_TARGET_MS = 4000;
const DEADLINE_MS = 120_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const api = path.resolve(import.meta.dirname, '../../../apps/api');
const pglite = pathToFileURL(
  createRequire(path.join(api, 'package.json')).resolve('@electric-sql/pglite'),
).href;
const folder = await mkdtemp(path.join(tmpdir(), 'zarra-start-'));

/** From spawning the server to its first catalogue, in ms; then it is stopped. */
async function serverStart(dataDir: string) {
  const port = await freePort();
  const start = performance.now();
  const server = startServer({ dataDir, contentDir: path.join(api, 'content'), port });
  try {
    await readyCatalogue(server, port, DEADLINE_MS);
    return performance.now() - start;
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

/** From spawning Node to PGlite's first answer from the server's own folder, in ms. */
async function pgliteStart(dataDir: string) {
  const code = `import { PGlite } from ${JSON.stringify(pglite)};
    const db = await PGlite.create(${JSON.stringify(path.join(dataDir, 'postgres'))});
    await db.query('select 1');
    console.log('answered');
    await db.close();`;
  const start = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const answered = await Promise.race([once(child.stdout, 'data').then(() => performance.now()), closed]);
  const [status] = await closed;
  if (typeof answered !== 'number' || status !== 0) throw new Error('PGlite alone could not open the folder');
  return answered - start;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const rounds: { first: number; alone: number; warm: number }[] = [];
try {
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const dataDir = path.join(folder, String(round));
    const first = await serverStart(dataDir);
    const alone = await pgliteStart(dataDir);
    const warm = await serverStart(dataDir);
    rounds.push({ first, alone, warm });
    console.log(
      `round ${round}: first ${seconds(first)}, PGlite alone ${seconds(alone)}, ` +
        `warm ${seconds(warm)} (${(warm / alone).toFixed(2)})`,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

const first = median(rounds.map((round) => round.first));
const alone = median(rounds.map((round) => round.alone));
const warm = median(rounds.map((round) => round.warm));
const ratio = median(rounds.map((round) => round.warm / round.alone));
console.log(
  `medians: first ${seconds(first)} (target ${seconds(FIRST_TARGET_MS)}), PGlite alone ${seconds(alone)}, ` +
    `warm ${seconds(warm)}, ${ratio.toFixed(2)} of PGlite alone (target ${WARM_TARGET})`,
);
process.exit(ratio > WARM_TARGET ? 1 : 0);
