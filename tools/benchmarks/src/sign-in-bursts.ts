// npm run sign-in-bursts -w @zarra/benchmarks -- [--seconds 5]
// Sign-ins at the same moment on the real server: 80 and 200 correct ones, each of which must succeed, and 500 a second with
// unknown names from different addresses, during which the 99th percentile of other requests must stay below 500 ms. The exit
// code is 1 when a target is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { addressOf, createClient, registerMany } from './keep-alive-client.js';
import { countBy, quantile } from './statistics.js';

const LARGEST_BURST = 200;
const BOGUS_PER_SECOND = 500;
const MAX_P99_MS = 500;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const folder = await mkdtemp(path.join(tmpdir(), 'zarra-bursts-'));
const contentDir = path.resolve(import.meta.dirname, '../../../apps/api/content');
const port = await freePort();
process.env['TRUST_PROXY'] = 'loopback';
const server = startServer({ dataDir: path.join(folder, 'data'), contentDir, port });
const client = createClient(port, 600);
const probe = createClient(port, 20);

let missed = false;
try {
  await readyCatalogue(server, port, 240_000);
  const learners = await registerMany(client, LARGEST_BURST);
  // One address stands for a whole school.
  const signIn = (username: string, password: string, from = '10.77.0.1') =>
    client.call('POST', '/login/', { body: { username, password }, from });

  for (const burst of [80, LARGEST_BURST]) {
    const responses = await Promise.all(
      learners.slice(0, burst).map(({ username, password }) => signIn(username, password)),
    );
    const slowest = Math.max(...responses.map(({ ms }) => ms));
    missed ||= responses.some(({ status }) => status !== 200);
    console.log(
      `${burst} correct sign-ins at the same moment: ${countBy(responses.map(({ status }) => status))}; slowest ${slowest.toFixed(0)} ms`,
    );
  }

  const [{ username, password } = { username: '', password: '' }] = learners;
  const { access } = (await signIn(username, password)).body;
  const headers = { authorization: `Bearer ${access}` };
  /** The 99th percentile of requests of a signed-in learner, ms. */
  const probeOthers = async (): Promise<number> => {
    const running = [];
    // The budget of a session allows 13 requests a second.
    for (const end = performance.now() + Number(values.seconds) * 1000; performance.now() < end;) {
      running.push(probe.call('GET', '/auth-me/', { headers }));
      await wait(80);
    }
    return quantile(
      (await Promise.all(running)).map(({ ms }) => ms),
      0.99,
    );
  };
  const idle = await probeOthers();
  const stop = new AbortController();
  const bogus: ReturnType<typeof signIn>[] = [];
  const load = (async () => {
    for (let n = 0; !stop.signal.aborted; n += 1) {
      bogus.push(signIn(`begona-${n}`, 'taxminiy parol', addressOf(1_000_000 + n)));
      await wait(1000 / BOGUS_PER_SECOND);
    }
  })();
  const start = performance.now();
  const busy = await probeOthers();
  stop.abort();
  await load;
  const rate = bogus.length / ((performance.now() - start) / 1000);
  missed ||= busy > MAX_P99_MS;
  const statuses = (await Promise.all(bogus)).map(({ status }) => status);
  console.log(
    `${rate.toFixed(0)} sign-ins with unknown names per second (${countBy(statuses)}): p99 of auth-me ${idle.toFixed(1)} → ` +
      `${busy.toFixed(1)} ms (target at most ${MAX_P99_MS})`,
  );
} finally {
  client.close();
  probe.close();
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);
