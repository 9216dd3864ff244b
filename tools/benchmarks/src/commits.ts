// npm run commits -w @zarra/benchmarks -- [--rounds 5] [--commits 200]
// Commits per second of the embedded database, which flushes each commit to the disk, against PGlite as it is, which flushes
// none, alternating in one run. One row per commit, one after the other. The figures are only printed: they depend on the disk.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { openPglite } from '@zarra/api/database/open-pglite';
import { median } from './statistics.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, commits: { type: 'string', default: '200' } },
});
const commits = Number(values.commits);
const api = path.resolve(import.meta.dirname, '../../../apps/api');

interface Engine {
  query(statement: string, parameters?: readonly unknown[]): Promise<unknown>;
  exec(statements: string): Promise<unknown>;
  close(): Promise<void>;
}
const { PGlite } = (await import(
  pathToFileURL(createRequire(path.join(api, 'package.json')).resolve('@electric-sql/pglite')).href
)) as { PGlite: { create(folder: string): Promise<Engine> } };

/** Commits per second of inserts of 1 kB. */
async function throughput(engine: Engine): Promise<number> {
  const text = 'x'.repeat(1000);
  const start = performance.now();
  for (let n = 0; n < commits; n += 1) await engine.query('insert into written (text) values ($1)', [text]);
  return (commits * 1000) / (performance.now() - start);
}

const folder = await mkdtemp(path.join(tmpdir(), 'zarra-commits-'));
const engines = {
  pglite: await PGlite.create(path.join(folder, 'pglite')),
  durable: await openPglite(path.join(folder, 'durable')),
};
const figures: Record<keyof typeof engines, number[]> = { pglite: [], durable: [] };
try {
  for (const engine of Object.values(engines)) {
    await engine.exec(
      'create table written (id integer generated always as identity primary key, text text)',
    );
    await throughput(engine); // Warm-up.
  }
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const [name, engine] of Object.entries(engines))
      figures[name as keyof typeof engines].push(await throughput(engine));
    console.log(
      `round ${round}: PGlite ${figures.pglite.at(-1)?.toFixed(0)} commits/s, flushed ${figures.durable.at(-1)?.toFixed(0)} commits/s`,
    );
  }
  const [plain, durable] = [median(figures.pglite), median(figures.durable)];
  console.log(
    `medians: PGlite ${plain.toFixed(0)} commits/s, flushed ${durable.toFixed(0)} commits/s (${(durable / plain).toFixed(2)}; ` +
      `${(1000 / durable - 1000 / plain).toFixed(2)} ms for a flush)`,
  );
} finally {
  for (const engine of Object.values(engines)) await engine.close();
  await rm(folder, { recursive: true, force: true });
}
