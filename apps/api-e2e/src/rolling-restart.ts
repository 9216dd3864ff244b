// node --import tsx apps/api-e2e/src/rolling-restart.ts [--times 2] [--rate 200]
// Restarts two servers behind nginx one after the other under load; every request must succeed. Needs nginx, redis-server
// and TEST_DATABASE_URL (tools/run/with-postgres.mjs). The load takes a part of the machine: see `generator`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeContent } from './generated-content.js';
import { runLoad } from './learner-load.js';
import { startProxiedSite } from './proxied-site.js';
import { createDatabase, queryServer } from './server-database.js';

const LEARNERS = 40;
const MAX_PRINTED = 20;

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '2' },
    rate: { type: 'string', default: '200' },
  },
});
const server = process.env['TEST_DATABASE_URL'];
if (server === undefined) {
  console.error(
    'Set TEST_DATABASE_URL, or run: node tools/run/with-postgres.mjs npx nx rolling-restart api-e2e',
  );
  process.exit(2);
}

const folder = await mkdtemp(path.join(tmpdir(), 'zarra-rolling-restart-'));
const database = await createDatabase(server);
try {
  const contentDir = path.join(folder, 'content');
  await writeContent(contentDir, { classes: 1, lessons: 30 });
  const site = await startProxiedSite(folder, database.url, contentDir);
  try {
    const times = Number(values.times);
    const before = process.cpuUsage();
    const load = { rate: Number(values.rate), learners: LEARNERS };
    const report = await runLoad(site, load, async () => {
      for (let round = 0; round < times; round += 1) {
        await site.restartAll();
        process.stdout.write('.');
      }
    });
    const { user, system } = process.cpuUsage(before);
    const { requests, submissions, signIns, seconds, failures, latencies } = report;
    const [stored] = await queryServer<{ bytes: number }>(
      database.url,
      "select round(pg_total_relation_size('results')::numeric / count(*))::int as bytes from results",
    );
    const percentile = (share: number) => Math.round(latencies[Math.floor(latencies.length * share)] ?? 0);
    console.log(`
${times} rolling restarts of two servers in ${seconds.toFixed(0)} s
requests: ${requests} (${(requests / seconds).toFixed(0)}/s), of them submissions: ${submissions}, sign-ins: ${signIns}
sent to the second server by nginx: ${site.retries()}
latency: p50 ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms, p99 ${percentile(0.99)} ms, longest ${percentile(0.999999)} ms
generator: ${((user + system) / 1e6 / seconds).toFixed(2)} processors
bytes of a stored result in PostgreSQL, with its index: ${stored?.bytes ?? 0}
memory of a server: ${site.memoryMib().join(', ')} MiB
failed: ${failures.length}`);
    if (failures.length > 0) {
      console.error(
        [...failures.slice(0, MAX_PRINTED), ...site.failedRequests().slice(0, MAX_PRINTED)].join('\n'),
      );
      process.exitCode = 1;
    }
  } finally {
    await site.stop();
  }
} finally {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}
