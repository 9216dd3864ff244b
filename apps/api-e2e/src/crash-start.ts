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
/** Timeout for a start. */
const READY_MS = 300_000;

const folder = await mkdtemp(path.join(tmpdir(), 'zarra-crash-'));
const fullContent = path.resolve(import.meta.dirname, '../../api/content');
/** The same curriculum without a third of its simulations, so that each import changes many rows. */
const reducedContent = path.join(folder, 'content');
await cp(fullContent, reducedContent, { recursive: true });
const files = (await readdir(path.join(fullContent, 'simulations'))).sort();
for (const file of files.filter((_, index) => index % 3 === 0))
  await rm(path.join(reducedContent, 'simulations', file));
const counts = new Map([
  [fullContent, files.length],
  [reducedContent, files.length - Math.ceil(files.length / 3)],
]);

const port = await freePort();
const phases = new Map<string, number>();

/** Runs an import to its end, so that the next round starts from a known state. */
async function importCompletely(dataDir: string, contentDir: string): Promise<void> {
  const importing = startImport({ dataDir, contentDir });
  if ((await importing.ended) !== 0) throw new Error(`an import failed:\n${importing.output()}`);
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

let dataDir = path.join(folder, 'data-without-kills');
const fullCount = [files.length];
/** Durations of a first start and an import without a kill, ms: each kill happens within them. */
const durations = {
  firstStart: await measure(() => startAndCheck(dataDir, fullContent, fullCount)),
  import: await measure(() => importCompletely(dataDir, reducedContent)),
};

async function runRound(round: number): Promise<void> {
  const isFirstStart = round % 3 === 0;
  if (isFirstStart) dataDir = path.join(folder, `data-${round}`);
  const contentDir = round % 2 === 0 ? fullContent : reducedContent;
  const killed = isFirstStart
    ? startServer({ dataDir, contentDir, port })
    : startImport({ dataDir, contentDir });
  await Promise.race([
    wait(random() * (isFirstStart ? durations.firstStart : durations.import)),
    killed.ended,
  ]);
  const hasEnded = killed.output().includes('ready') || killed.child.exitCode !== null;
  killed.child.kill('SIGKILL');
  await killed.ended;
  const phase = `${isFirstStart ? 'first start' : 'import'}, killed ${hasEnded ? 'after its end' : 'before its end'}`;
  phases.set(phase, (phases.get(phase) ?? 0) + 1);

  // A killed import is applied completely or not at all.
  const allowed = isFirstStart ? [counts.get(contentDir) ?? 0] : [...counts.values()];
  await startAndCheck(dataDir, contentDir, allowed);
  await importCompletely(dataDir, contentDir);
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
