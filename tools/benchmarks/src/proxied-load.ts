// node tools/run/with-postgres.mjs npm run proxied-load -w @zarra/benchmarks -- [--rounds 4] [--seconds 12] [--rate 1000]
// Throughput of one process and of two processes, both behind nginx (deploy/nginx/zarra.conf) with PostgreSQL and Redis, on the
// same site: for a round with one process nginx is reloaded without the other. The learners request pages, lists, submissions and
// sign-ins, up to 40 at the same time. The rate exceeds the capacity, so the figure is the throughput. No request may fail. The
// generator shares the machine: see its processor time.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeContent } from '@zarra/api-e2e/generated-content';
import { runLoad } from '@zarra/api-e2e/learner-load';
import { startProxiedSite } from '@zarra/api-e2e/proxied-site';
import { processorSeconds } from './process-usage.js';
import { compare, fail, onEnd, readOptions, run, temporaryFolder } from './runner.js';
import { newDatabase } from './site.js';
import { quantile } from './statistics.js';

const { rounds, seconds, rate } = readOptions({ rounds: 4, seconds: 12, rate: 1000 });
const LEARNERS = 40;
const MAX_PRINTED = 10;

await run(async () => {
  const folder = await temporaryFolder();
  const content = path.join(folder, 'content');
  await writeContent(content, { classes: 1, lessons: 30 });
  const site = await startProxiedSite(folder, (await newDatabase()).DATABASE_URL, content);
  onEnd(() => site.stop());
  const serverSeconds = async (): Promise<number> =>
    (await Promise.all(site.processIds().map(processorSeconds))).reduce((sum, one) => sum + one, 0);

  const measure = async (round: number, processes: number, duration = seconds) => {
    await site.useServers(processes);
    const generatorBefore = process.cpuUsage();
    const serversBefore = await serverSeconds();
    const load = { rate, learners: LEARNERS, series: `${round}-${processes}` };
    const report = await runLoad(site, load, () => wait(duration * 1000));
    const { user, system } = process.cpuUsage(generatorBefore);
    if (report.failures.length > 0)
      fail(
        `${report.failures.length} requests failed\n` +
          [...report.failures.slice(0, MAX_PRINTED), ...site.failedRequests().slice(0, MAX_PRINTED)].join(
            '\n',
          ),
      );
    const name = processes === 1 ? 'one' : 'two';
    return {
      [`${name}: requests/s`]: report.requests / report.seconds,
      [`${name}: p50, ms`]: quantile(report.latencies, 0.5),
      [`${name}: p95, ms`]: quantile(report.latencies, 0.95),
      [`${name}: processors`]: ((await serverSeconds()) - serversBefore) / report.seconds,
      [`${name}: generator`]: (user + system) / 1e6 / report.seconds,
    };
  };

  // The first round registers the learners and fills the caches.
  for (const processes of [1, 2]) await measure(0, processes, 3);
  console.log('one process and two processes');
  await compare(rounds, async (round) => {
    const figures: Record<string, number> = {};
    for (const processes of round % 2 === 0 ? [1, 2] : [2, 1])
      Object.assign(figures, await measure(round, processes));
    const [one = NaN, two = NaN] = [figures['one: requests/s'], figures['two: requests/s']];
    return Object.fromEntries(Object.entries({ ...figures, 'two / one': two / one }).sort());
  });
  console.log(
    `${availableParallelism()} processors for servers, PostgreSQL, Redis, nginx and the generator; ` +
      `memory of a server: ${site.memoryMib().join(', ')} MiB`,
  );
});
