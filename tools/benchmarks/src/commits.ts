// npm run commits -w @zarra/benchmarks -- [--rounds 5] [--commits 200]
// Commits per second of the embedded database, which flushes each commit to the disk, against PGlite as it is, which flushes
// none. One row of 1 kB per commit, one after the other. The figures are only printed: they depend on the disk.
import path from 'node:path';
import { openPglite } from '@zarra/api/database/open-pglite';
import { compare, onEnd, readOptions, run, temporaryFolder } from './runner.js';
import { pglite } from './site.js';

const { rounds, commits } = readOptions({ rounds: 5, commits: 200 });

interface Engine {
  query(statement: string, parameters?: readonly unknown[]): Promise<unknown>;
  exec(statements: string): Promise<unknown>;
  close(): Promise<void>;
}
const { PGlite } = (await import(pglite)) as { PGlite: { create(folder: string): Promise<Engine> } };

async function throughput(engine: Engine): Promise<number> {
  const text = 'x'.repeat(1000);
  const start = performance.now();
  for (let n = 0; n < commits; n += 1) await engine.query('insert into written (text) values ($1)', [text]);
  return (commits * 1000) / (performance.now() - start);
}

await run(async () => {
  const folder = await temporaryFolder();
  const plain = await PGlite.create(path.join(folder, 'pglite'));
  const durable = await openPglite(path.join(folder, 'durable'));
  for (const engine of [plain, durable]) {
    onEnd(() => engine.close());
    await engine.exec(
      'create table written (id integer generated always as identity primary key, text text)',
    );
    await throughput(engine); // Warm-up.
  }
  console.log('commits per second');
  await compare(rounds, async () => {
    const [plainRate, flushed] = [await throughput(plain), await throughput(durable)];
    return {
      ...{ PGlite: plainRate, flushed, 'flushed / PGlite': flushed / plainRate },
      'flush, ms': 1000 / flushed - 1000 / plainRate,
    };
  });
});
