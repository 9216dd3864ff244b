// npm run one-account -w @zarra/benchmarks -- [--rounds 3] [--seconds 4]
// (on PostgreSQL: node tools/run/with-postgres.mjs npm run one-account -w @zarra/benchmarks)
// What one signed-in account costs the others: processor time of the server per request, and the latency of other learners
// while one account requests the classes over 50 connections without pauses, against an idle server in the same run. The ratio
// of the medians is at most 7: the requests of one session that run at the same time and the own one. Linux only.
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, lessonsByClass, registerMany, signIn, submission } from './keep-alive-client.js';
import { processorSeconds } from './process-usage.js';
import { compare, readOptions, run } from './runner.js';
import { newDatabase, sendLoad, startSite } from './site.js';
import { median, quantile } from './statistics.js';

const { rounds, seconds } = readOptions({ rounds: 3, seconds: 4 });
const OTHERS = 10;
const COUNTED_REQUESTS = 300;
/** Interval between two requests of other learners. */
const PROBE_INTERVAL_MS = 40;

await run(async () => {
  const { port, origin, pid } = await startSite({
    env: process.env['TEST_DATABASE_URL'] ? await newDatabase() : {},
  });
  const client = createClient(port, 20);
  const accounts = await registerMany(client, OTHERS + 5);
  const sessions: Record<string, string>[] = [];
  for (const [n, account] of accounts.entries()) {
    const headers = await signIn(client, account);
    for (const [lesson] of (await lessonsByClass(client, headers)).slice(0, 3))
      if (lesson) await client.call('POST', '/submit-test/', { headers, body: submission(lesson, n) });
    sessions.push({ ...headers, 'accept-encoding': 'br' });
  }
  const [, full = {}, revalidating = {}, uncompressed = {}, other = {}, ...others] = sessions;

  const { headers } = await client.get('/api/classes/', revalidating);
  const kinds = [
    ['classes, compressed', '/api/classes/', full, 200],
    ['classes, not modified', '/api/classes/', { ...revalidating, 'if-none-match': headers.etag ?? '' }, 304],
    ['classes, not compressed', '/api/classes/', { ...uncompressed, 'accept-encoding': 'identity' }, 200],
    ['auth-me', '/api/auth-me/', other, 200],
  ] as const;
  for (const [name, path, requestHeaders, expected] of kinds) {
    for (let n = 0; n < 50; n += 1) await client.get(path, requestHeaders); // Warm-up.
    const before = await processorSeconds(pid);
    for (let n = 0; n < COUNTED_REQUESTS; n += 1) {
      const { status } = await client.get(path, requestHeaders);
      if (status !== expected) throw new Error(`${name}: ${status}`);
    }
    const perRequest = (1000 * ((await processorSeconds(pid)) - before)) / COUNTED_REQUESTS;
    console.log(`processor time of the server per request, ${name}: ${perRequest.toFixed(2)} ms`);
  }

  /** Median and 95th percentile of the latencies of other learners, ms: of the classes and of their accounts in turn. */
  const probeOthers = async (): Promise<[p50: number, p95: number]> => {
    const replies: ReturnType<typeof client.get>[] = [];
    for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
      const path = replies.length % 2 ? '/api/classes/' : '/api/auth-me/';
      replies.push(client.get(path, others[replies.length % others.length]));
      await wait(PROBE_INTERVAL_MS);
    }
    const all = await Promise.all(replies);
    for (const { status } of all) if (status !== 200) throw new Error(`another learner: ${status}`);
    const times = all.map(({ ms }) => ms);
    return [median(times), quantile(times, 0.95)];
  };
  console.log('latencies of the others, ms; requests of the account');
  await compare(
    rounds,
    async () => {
      // A new session: the budget of the previous one is used up.
      const attacker = accounts[0] && (await signIn(client, accounts[0]));
      const [idle, idle95] = await probeOthers();
      const url = `${origin}/api/classes/`;
      const [[busy, busy95], load] = await Promise.all([
        probeOthers(),
        sendLoad({ url, connections: 50, duration: seconds, headers: { ...attacker } }),
      ]);
      return {
        ...{ 'p50 idle': idle, 'p50 busy': busy, 'busy / idle': busy / idle },
        ...{ 'p95 idle': idle95, 'p95 busy': busy95, '2xx': load['2xx'], '4xx': load['4xx'] },
      };
    },
    { 'busy / idle': { max: 7 } },
  );
});
