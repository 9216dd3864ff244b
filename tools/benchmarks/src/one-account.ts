// npm run one-account -w @zarra/benchmarks -- [--rounds 3] [--seconds 4]
// (on PostgreSQL: node tools/run/with-postgres.mjs npm run one-account -w @zarra/benchmarks)
// What one signed-in account costs the others: processor time of the server per request, and the latency of other learners
// while one account requests the classes over 50 connections without pauses, against an idle server in the same run. The exit
// code is 1 when the median ratio of the medians misses its target: at most 7, the requests of one session that run at the same
// time and the own one. Linux only.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
// @ts-expect-error The package has no types.
import autocannon from 'autocannon';
import { createDatabase } from '@zarra/api-e2e/server-database';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { createClient, registerMany } from './keep-alive-client.js';
import { probeLearners } from './probe-learners.js';
import { processorSeconds } from './process-usage.js';
import { median } from './statistics.js';

const TARGET = 7;
const OTHERS = 10;
const CONNECTIONS = 50;
const COUNTED_REQUESTS = 300;

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
const probe = createClient(port, 20);

const signIn = async ({ username, password }: { username: string; password: string }) => {
  const { body } = await client.call('POST', '/login/', { body: { username, password } });
  return { authorization: `Bearer ${body.access}`, 'accept-encoding': 'br' };
};

let missed = false;
try {
  await readyCatalogue(server, port, 240_000);
  const sessions = [];
  const accounts = await registerMany(client, OTHERS + 5);
  for (const account of accounts) {
    const headers = await signIn(account);
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
  const [, full = {}, revalidating = {}, uncompressed = {}, other = {}, ...others] = sessions;

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
    for (let n = 0; n < 50; n += 1) await probe.get(`/api${call}`, headers); // Warm-up.
    const before = await processorSeconds(server.child.pid);
    for (let n = 0; n < COUNTED_REQUESTS; n += 1) {
      const response = await probe.get(`/api${call}`, headers);
      if (response.status !== status) throw new Error(`${name}: ${response.status}`);
    }
    const perRequest = (1000 * ((await processorSeconds(server.child.pid)) - before)) / COUNTED_REQUESTS;
    console.log(`processor time of the server per request, ${name}: ${perRequest.toFixed(2)} ms`);
  }

  const ratios: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    // A new session: the budget of the previous one is used up.
    const attacker = accounts[0] && (await signIn(accounts[0]));
    const idle = await probeLearners(probe, others, seconds);
    const url = `http://127.0.0.1:${port}/api/classes/`;
    const [busy, load] = await Promise.all([
      probeLearners(probe, others, seconds),
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
  probe.close();
  server.child.kill('SIGTERM');
  await server.ended;
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);
