// node tools/run/with-postgres.mjs npm run proxied-load -w @zarra/benchmarks -- [--rounds 4] [--seconds 12] [--rate 1000]
// Throughput of one process and of two processes, both behind nginx (deploy/nginx/zarra.conf) with PostgreSQL and Redis, in
// alternating rounds on the same site: for a round with one process nginx is reloaded without the other. The learners request
// pages, lists, submissions and sign-ins, up to 40 at the same time. The rate exceeds the capacity, so the figure is the
// throughput. The exit code is 1 when a request fails. The generator shares the machine: see its processor time.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeContent } from '@zarra/api-e2e/generated-content';
import { runLoad } from '@zarra/api-e2e/learner-load';
import { startProxiedSite } from '@zarra/api-e2e/proxied-site';
import { createDatabase } from '@zarra/api-e2e/server-database';
import { processorSeconds } from './process-usage.js';
import { median, quantile } from './statistics.js';

const LEARNERS = 40;
const MAX_PRINTED = 10;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '12' },
    rate: { type: 'string', default: '1000' },
  },
});
const postgres = process.env['TEST_DATABASE_URL'];
if (!postgres) throw new Error('TEST_DATABASE_URL is missing: node tools/run/with-postgres.mjs sets it');

interface Figures {
  readonly processes: number;
  readonly perSecond: number;
  readonly failures: readonly string[];
}

const folder = await mkdtemp(path.join(tmpdir(), 'zarra-proxied-load-'));
const database = await createDatabase(postgres);
const rounds: Figures[] = [];
try {
  const contentDir = path.join(folder, 'content');
  await writeContent(contentDir, { classes: 1, lessons: 30 });
  const site = await startProxiedSite(folder, database.url, contentDir);
  const serverSeconds = async (): Promise<number> =>
    (await Promise.all(site.processIds().map(processorSeconds))).reduce((sum, one) => sum + one, 0);
  try {
    console.log(
      '| round | processes | requests/s | errors | p50, ms | p95, ms | processors: servers | generator |',
    );
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
    // The first round registers the learners and fills the caches.
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const processes of round % 2 === 0 ? [1, 2] : [2, 1]) {
        await site.useServers(processes);
        const before = process.cpuUsage();
        const usedBefore = await serverSeconds();
        const load = { rate: Number(values.rate), learners: LEARNERS, series: `${round}-${processes}` };
        const seconds = round === 0 ? 3 : Number(values.seconds);
        const report = await runLoad(site, load, () => wait(seconds * 1000));
        const { user, system } = process.cpuUsage(before);
        const servers = ((await serverSeconds()) - usedBefore) / report.seconds;
        if (round === 0) continue;
        const perSecond = report.requests / report.seconds;
        rounds.push({ processes, perSecond, failures: report.failures });
        const [p50, p95] = [0.5, 0.95].map((share) => quantile(report.latencies, share).toFixed(0));
        const generator = ((user + system) / 1e6 / report.seconds).toFixed(2);
        console.log(
          `| ${[round, processes, perSecond.toFixed(0), report.failures.length, p50, p95, servers.toFixed(2), generator].join(' | ')} |`,
        );
      }
    }
    const medianOf = (processes: number) =>
      median(rounds.filter((one) => one.processes === processes).map(({ perSecond }) => perSecond));
    const [one, two] = [medianOf(1), medianOf(2)];
    console.log(
      `\nmedians: one process ${one.toFixed(0)} requests/s, two processes ${two.toFixed(0)} requests/s (${(two / one).toFixed(2)}); ` +
        `${availableParallelism()} processors for servers, PostgreSQL, Redis, nginx and the generator; ` +
        `memory of a server: ${site.memoryMib().join(', ')} MiB`,
    );
    const failures = rounds.flatMap((each) => each.failures);
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
