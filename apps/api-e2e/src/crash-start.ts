// node --import tsx apps/api-e2e/src/crash-start.ts [--times 100] [--seed 1]
// Kills (-9) the server and content imports at random times on the embedded database, from its creation through
// migrations and imports, and expects the next start to work each time, with the whole curriculum.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readOptions } from './read-options.js';
import { freePort } from '@zarra/tools/free-port';
import { readyCatalogue, startImport, startServer } from './site-process.js';

const { times, random } = readOptions(100);
/** A server that needs longer hangs. */
const READY_MS = 300_000;

const folder = await mkdtemp(path.join(tmpdir(), 'zarra-crash-'));
const whole = path.resolve(import.meta.dirname, '../../api/content');
/** The same curriculum without a third of its simulations, so that importing one after the other changes much. */
const lesser = path.join(folder, 'content');
await cp(whole, lesser, { recursive: true });
const files = (await readdir(path.join(whole, 'simulations'))).sort();
for (const file of files.filter((_, index) => index % 3 === 0))
  await rm(path.join(lesser, 'simulations', file));
const counts = new Map([
  [whole, files.length],
  [lesser, files.length - Math.ceil(files.length / 3)],
]);

const port = await freePort();
const phases = new Map<string, number>();

/** Imports one content whole, so that the next round starts from a known state. */
async function importWhole(dataDir: string, contentDir: string): Promise<void> {
  const done = startImport({ dataDir, contentDir });
  if ((await done.ended) !== 0) throw new Error(`an import failed:\n${done.output()}`);
}

/** Starts a server, checks its catalogue and stops it. */
async function startAndCheck(dataDir: string, contentDir: string, allowed: readonly number[]): Promise<void> {
  const server = startServer({ dataDir, contentDir, port });
  try {
    const { length } = await readyCatalogue(server, port, READY_MS);
    if (!allowed.includes(length))
      throw new Error(`${length} simulations after the kill, expected ${allowed.join(' or ')}`);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

async function measure(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

let dataDir = path.join(folder, 'data-undisturbed');
const wholeCount = [files.length];
/** How long an undisturbed first start and an import take on this machine at present, in ms: kills fall within. */
const durations = {
  firstStart: await measure(() => startAndCheck(dataDir, whole, wholeCount)),
  import: await measure(() => importWhole(dataDir, lesser)),
};

async function runRound(round: number): Promise<void> {
  const fresh = round % 3 === 0;
  if (fresh) dataDir = path.join(folder, `data-${round}`);
  const contentDir = round % 2 === 0 ? whole : lesser;
  const victim = fresh ? startServer({ dataDir, contentDir, port }) : startImport({ dataDir, contentDir });
  await Promise.race([wait(random() * (fresh ? durations.firstStart : durations.import)), victim.ended]);
  const done = victim.output().includes('ready') || victim.child.exitCode !== null;
  victim.child.kill('SIGKILL');
  await victim.ended;
  const phase = `${fresh ? 'first start' : 'import'}, killed ${done ? 'after its end' : 'meanwhile'}`;
  phases.set(phase, (phases.get(phase) ?? 0) + 1);

  // A killed import has happened whole or not at all.
  const allowed = fresh ? [counts.get(contentDir) ?? 0] : [...counts.values()];
  await startAndCheck(dataDir, contentDir, allowed);
  await importWhole(dataDir, contentDir);
}

let failed = 0;
try {
  for (let round = 0; round < times; round += 1) {
    try {
      await runRound(round);
      process.stdout.write('.');
    } catch (error) {
      failed += 1;
      console.error(`\nround ${round + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${[...phases].map(([phase, count]) => `${phase}: ${count}`).join('; ')}`);
console.log(`Starts after a kill: ${times - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
