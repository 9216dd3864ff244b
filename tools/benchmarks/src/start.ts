// npm run start -w @zarra/benchmarks -- [--rounds 3] [--pairs 5]
// Seconds until the first response of the real server: first start (empty folder: migrations and content) and warm starts, each
// paired with a start of PGlite alone on the same folder, in alternating order. The 4 s of the first start are only printed,
// because they depend on the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { compare, readOptions, run, temporaryFolder } from './runner.js';
import { contentDir, pglite, READY_MS } from './site.js';
import { median } from './statistics.js';

const { rounds, pairs } = readOptions({ rounds: 3, pairs: 5 });

/** Seconds from spawning the server to its first response with the catalogue. Stops the server. */
async function serverStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const server = startServer({ dataDir, contentDir, port });
  try {
    // Its address is printed when it listens. Repeated requests before would take processor time, and add their interval.
    const isListening = new Promise<void>((resolve) => {
      server.child.stdout?.on('data', () => server.output().includes('is ready') && resolve());
    });
    await Promise.race([isListening, server.ended]);
    await readyCatalogue(server, port, READY_MS);
    return (performance.now() - start) / 1000;
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

/** Seconds from spawning Node to the first query result of PGlite on the server's folder. */
async function pgliteStart(dataDir: string): Promise<number> {
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
  return (readyTime - start) / 1000;
}

await run(async () => {
  const folder = await temporaryFolder();
  const firstStarts: number[] = [];
  let dataDir = folder;
  await compare(
    rounds * pairs,
    async (pair) => {
      if (pair % pairs === 1 % pairs) {
        dataDir = path.join(folder, String(pair));
        firstStarts.push(await serverStart(dataDir));
      }
      // The second of two starts may profit from the caches of the first.
      const isServerFirst = pair % 2 === 0;
      const early = isServerFirst ? await serverStart(dataDir) : 0;
      const alone = await pgliteStart(dataDir);
      const warm = isServerFirst ? early : await serverStart(dataDir);
      return { 'PGlite alone, s': alone, 'warm, s': warm, 'warm / alone': warm / alone };
    },
    { 'warm / alone': { max: 1.5 } },
  );
  console.log(`first start: median ${median(firstStarts).toFixed(2)} s (target 4 s)`);
});
