// @ts-check
// node tools/crash/crash-start.mjs [--times 100] [--seed 1]
// Kills (-9) the server and content imports at random moments on the embedded database, from its making through
// migrations and imports, and expects the next start to work each time, with the whole curriculum.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from './seeded-random.mjs';
import { freePort, readyCatalogue, startImport, startServer } from './site-process.mjs';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
const times = Number(values.times);
const READY_MS = 60_000;

const random = seededRandom(Number(values.seed));

const folder = await mkdtemp(path.join(tmpdir(), 'zarra-crash-'));
const whole = path.resolve(import.meta.dirname, '../../apps/api/content');
/** The same curriculum without a third of its simulations, so that going to and fro changes a great deal. */
const lesser = path.join(folder, 'content');
await cp(whole, lesser, { recursive: true });
const files = (await readdir(path.join(whole, 'simulations'))).sort();
for (const file of files.filter((_, index) => index % 3 === 0))
  await rm(path.join(lesser, 'simulations', file));
const counts = { [whole]: files.length, [lesser]: files.length - Math.ceil(files.length / 3) };

const port = await freePort();
/** @type {Record<string, number>} */
const phases = {};
let dataDir = '';
console.log(`${times} kills, seed ${values.seed}`);

/** Puts one content in, whole, so that the next round starts from a known state. @param {string} contentDir */
async function importWhole(contentDir) {
  const done = startImport({ dataDir, contentDir });
  if ((await done.ended) !== 0) throw new Error(`an import failed:\n${done.output()}`);
}

/** @param {number} round */
async function oneRound(round) {
  const fresh = round % 3 === 0;
  if (fresh) dataDir = path.join(folder, `data-${round}`);
  const contentDir = round % 2 === 0 ? whole : lesser;
  const victim = fresh ? startServer({ dataDir, contentDir, port }) : startImport({ dataDir, contentDir });
  // A first start takes some seconds here, an import about one.
  await Promise.race([wait(random() * (fresh ? 5000 : 1500)), victim.ended]);
  const after =
    victim.output().includes('ready') || victim.child.exitCode !== null ? 'after its end' : 'meanwhile';
  victim.child.kill('SIGKILL');
  await victim.ended;
  const phase = `${fresh ? 'first start' : 'import'}, killed ${after}`;
  phases[phase] = (phases[phase] ?? 0) + 1;

  const next = startServer({ dataDir, contentDir, port });
  try {
    const catalogue = await readyCatalogue(next, port, READY_MS);
    // A killed import has happened whole or not at all.
    const allowed = fresh ? [counts[contentDir]] : Object.values(counts);
    if (!allowed.includes(catalogue.length)) {
      throw new Error(`${catalogue.length} simulations after the kill, expected ${allowed.join(' or ')}`);
    }
  } finally {
    next.child.kill('SIGTERM');
    await next.ended;
  }
  await importWhole(contentDir);
}

let failed = 0;
try {
  for (let round = 0; round < times; round += 1) {
    try {
      await oneRound(round);
      process.stdout.write('.');
    } catch (error) {
      failed += 1;
      console.error(`\nround ${round + 1}: ${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(
  `\n${Object.entries(phases)
    .map(([phase, count]) => `${phase}: ${count}`)
    .join('; ')}`,
);
console.log(`Starts after a kill: ${times - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
