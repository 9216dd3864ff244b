// npm run sign-ins -w @zarra/benchmarks -- [--rounds 3] [--seconds 3]
// Load of many sign-ins on the real server: sign-ins per second of 16 clients against one client, and the 99th percentile of
// other requests during that load against an idle server, alternating in one run. The exit code is 1 when a median ratio misses its
// target: sign-ins at least 1.0, other requests at most 2.5.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { addressOf, createClient, registerMany } from './keep-alive-client.js';
import { median, quantile } from './statistics.js';

const CLIENTS = 16;
/** Interval between two requests of one kind, independent of the responses. */
const PROBE_INTERVAL_MS = 10;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '3' } },
});
const seconds = Number(values.seconds);
const folder = await mkdtemp(path.join(tmpdir(), 'zarra-sign-ins-'));
const contentDir = path.resolve(import.meta.dirname, '../../../apps/api/content');

const port = await freePort();
process.env['TRUST_PROXY'] = 'loopback';
const server = startServer({ dataDir: path.join(folder, 'data'), contentDir, port });
const client = createClient(port, CLIENTS);
const probe = createClient(port, 50);
let missed = false;
try {
  await readyCatalogue(server, port, 60_000);
  const learners = await registerMany(client, CLIENTS + 1);

  /** @param n number of the client */
  const signIn = async (n: number) => {
    const { username, password } = learners[n] ?? { username: '', password: '' };
    const { status, body } = await client.call('POST', '/login/', {
      body: { username, password },
      from: addressOf(n),
    });
    if (status !== 200) throw new Error(`login: ${status}`);
    return body;
  };
  // A separate learner: the sign-ins of the load end older sessions of their learners.
  const { access } = await signIn(CLIENTS);
  const headers = { authorization: `Bearer ${access}` };

  /** Sign-ins per second of concurrent clients without pauses. */
  const signInLoad = async (clients: number) => {
    const start = performance.now();
    const end = start + seconds * 1000;
    let done = 0;
    await Promise.all(
      Array.from({ length: clients }, async (_, n) => {
        for (; performance.now() < end; done += 1) await signIn(n);
      }),
    );
    return done / ((performance.now() - start) / 1000);
  };

  /** 99th percentiles of the other requests, ms. */
  const probeOthers = async () => {
    const lists: Promise<{ status: number; ms: number }>[] = [];
    const sessions: Promise<{ status: number; ms: number }>[] = [];
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      lists.push(probe.call('GET', '/simulators/'));
      sessions.push(probe.call('GET', '/auth-me/', { headers }));
      await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS));
    }
    const [list = Number.NaN, session = Number.NaN] = await Promise.all(
      [lists, sessions].map(async (requests) => {
        const responses = await Promise.all(requests);
        for (const { status } of responses) if (status !== 200) throw new Error(`other requests: ${status}`);
        return quantile(
          responses.map(({ ms }) => ms),
          0.99,
        );
      }),
    );
    return { list, session };
  };

  await signInLoad(CLIENTS);
  await probeOthers(); // Warm-up.
  const gains: number[] = [];
  const listRatios: number[] = [];
  const sessionRatios: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const one = await signInLoad(1);
    const many = await signInLoad(CLIENTS);
    const idle = await probeOthers();
    const [busy] = await Promise.all([probeOthers(), signInLoad(CLIENTS)]);
    gains.push(many / one);
    listRatios.push(busy.list / idle.list);
    sessionRatios.push(busy.session / idle.session);
    console.log(
      `round ${round}: sign-ins per second: 1 client ${one.toFixed(0)}, ${CLIENTS} clients ${many.toFixed(0)} (${(many / one).toFixed(2)}); ` +
        `p99 idle → loaded: simulators ${idle.list.toFixed(1)} → ${busy.list.toFixed(1)} ms (${(busy.list / idle.list).toFixed(2)}), ` +
        `auth-me ${idle.session.toFixed(1)} → ${busy.session.toFixed(1)} ms (${(busy.session / idle.session).toFixed(2)})`,
    );
  }
  missed = median(gains) < 1 || median(listRatios) > 2.5 || median(sessionRatios) > 2.5;
  console.log(
    `medians: sign-ins ${median(gains).toFixed(2)} (target 1.00), simulators ${median(listRatios).toFixed(2)}, ` +
      `auth-me ${median(sessionRatios).toFixed(2)} (target at most 2.50)`,
  );
} finally {
  client.close();
  probe.close();
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);
