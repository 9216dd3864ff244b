// npm run one-account -w @zarra/benchmarks -- [--rounds 3] [--seconds 4]
// (on PostgreSQL: node tools/run/with-postgres.mjs npm run one-account -w @zarra/benchmarks)
// What one signed-in account costs the others: processor time of the server per request, and the latency of other learners
// while one account requests the classes over 50 connections without pauses, against an idle server in the same run. The exit
// code is 1 when the median ratio of the medians misses its target: at most 7, the requests of one session that run at the same
// time and the own one. Linux only.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
// @ts-expect-error The package has no types.
import autocannon from 'autocannon';
import { createDatabase } from '@zarra/api-e2e/server-database';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { createClient, registerMany } from './keep-alive-client.js';
import { median } from './statistics.js';

const TARGET = 7;
const OTHERS = 10;
const CONNECTIONS = 50;
const COUNTED_REQUESTS = 300;
/** Interval between two requests of other learners. */
const PROBE_INTERVAL_MS = 40;
/** Milliseconds of a clock tick in /proc. */
const TICK_MS = 10;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '4' } },
});
const seconds = Number(values.seconds);
const postgres = process.env['TEST_DATABASE_URL'];
const database = postgres ? await createDatabase(postgres) : undefined;
const folder = await mkdtemp(path.join(tmpdir(), 'zarra-one-account-'));
const contentDir = path.resolve(import.meta.dirname, '../../../apps/api/content');
const port = await freePort();
process.env['TRUST_PROXY'] = 'loopback';
const server = startServer({
  dataDir: path.join(folder, 'data'),
  contentDir,
  port,
  env: { DATABASE_URL: database?.url ?? '', AUTH_SECRET: 'a secret of the benchmark, 32 bytes or more' },
});
const client = createClient(port, 20);
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** Requests a compressed response and discards it. */
const get = (call: string, headers: Record<string, string>): Promise<{ status: number; ms: number }> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const options = { port, host: '127.0.0.1', agent, path: `/api${call}`, headers };
    request(options, (response) => {
      const end = () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - start });
      response.resume().on('end', end);
    })
      .on('error', reject)
      .end();
  });

/** Processor time of the server so far, ms. */
async function processorMs(): Promise<number> {
  const stat = await readFile(`/proc/${server.child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

let missed = false;
try {
  await readyCatalogue(server, port, 240_000);
  const sessions = [];
  for (const { username, password } of await registerMany(client, OTHERS + 5)) {
    const { body } = await client.call('POST', '/login/', { body: { username, password } });
    const headers = { authorization: `Bearer ${body.access}`, 'accept-encoding': 'br' };
    const classes = (
      await client.call('GET', '/classes/', { headers: { authorization: headers.authorization } })
    ).body;
    for (const { lessons } of classes.slice(0, 3)) {
      const answers = Object.fromEntries(
        lessons[0].tests.map(({ id }: any) => [id, 1 + (sessions.length % 4)]),
      );
      await client.call('POST', '/submit-test/', {
        headers: { authorization: headers.authorization },
        body: { lesson: lessons[0].id, answers },
      });
    }
    sessions.push(headers);
  }
  const [attacker = {}, full = {}, revalidating = {}, uncompressed = {}, other = {}, ...others] = sessions;

  const etag = await fetch(`http://127.0.0.1:${port}/api/classes/`, { headers: revalidating });
  const kinds = [
    ['classes, compressed', '/classes/', full, 200],
    [
      'classes, not modified',
      '/classes/',
      { ...revalidating, 'if-none-match': etag.headers.get('etag') ?? '' },
      304,
    ],
    ['classes, not compressed', '/classes/', { ...uncompressed, 'accept-encoding': 'identity' }, 200],
    ['auth-me', '/auth-me/', other, 200],
  ] as const;
  for (const [name, call, headers, status] of kinds) {
    for (let n = 0; n < 50; n += 1) await get(call, headers); // Warm-up.
    const before = await processorMs();
    for (let n = 0; n < COUNTED_REQUESTS; n += 1) {
      const response = await get(call, headers);
      if (response.status !== status) throw new Error(`${name}: ${response.status}`);
    }
    const perRequest = ((await processorMs()) - before) / COUNTED_REQUESTS;
    console.log(`processor time of the server per request, ${name}: ${perRequest.toFixed(2)} ms`);
  }

  /** Latencies of the other learners, ms: of the classes and of their accounts in turn. */
  const probe = async (): Promise<{ p50: number; p95: number }> => {
    const running: ReturnType<typeof get>[] = [];
    const end = performance.now() + seconds * 1000;
    for (let n = 0; performance.now() < end; n += 1) {
      running.push(get(n % 2 ? '/classes/' : '/auth-me/', others[n % others.length] ?? {}));
      await wait(PROBE_INTERVAL_MS);
    }
    const responses = await Promise.all(running);
    for (const { status } of responses) if (status !== 200) throw new Error(`another learner: ${status}`);
    const times = responses.map(({ ms }) => ms).sort((a, b) => a - b);
    return { p50: median(times), p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN };
  };
  const ratios: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const idle = await probe();
    const url = `http://127.0.0.1:${port}/api/classes/`;
    const [busy, load] = await Promise.all([
      probe(),
      autocannon({ url, connections: CONNECTIONS, duration: seconds, headers: attacker }),
    ]);
    ratios.push(busy.p50 / idle.p50);
    console.log(
      `round ${round}: the account sent ${load.requests.total} requests (${load['2xx']} × 200, ${load['4xx']} × 4xx); others, ` +
        `idle → busy: median ${idle.p50.toFixed(1)} → ${busy.p50.toFixed(1)} ms (${(busy.p50 / idle.p50).toFixed(1)} ×), ` +
        `p95 ${idle.p95.toFixed(1)} → ${busy.p95.toFixed(1)} ms (${(busy.p95 / idle.p95).toFixed(1)} ×)`,
    );
  }
  missed = median(ratios) > TARGET;
  console.log(`median ratio ${median(ratios).toFixed(1)} (target at most ${TARGET})`);
} finally {
  client.close();
  agent.destroy();
  server.child.kill('SIGTERM');
  await server.ended;
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);
