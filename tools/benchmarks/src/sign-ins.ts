// npm run sign-ins -w @zarra/benchmarks -- [--rounds 3] [--seconds 3]
// Many sign-ins on the real server. First 80 and 200 correct ones at the same moment from one address, which stands for a school:
// each must succeed. Then sign-ins per second of 16 clients against one, and the 99th percentile of other requests, ms, during
// that load and during 500 sign-ins a second with unknown names from different addresses, against an idle server.
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, createClient, registerMany, signIn } from './keep-alive-client.js';
import { compare, fail, readOptions, run } from './runner.js';
import { startSite } from './site.js';
import { countBy, quantile } from './statistics.js';

const { rounds, seconds } = readOptions({ rounds: 3, seconds: 3 });
const CLIENTS = 16;
const BURSTS = [80, 200];
const UNKNOWN_PER_SECOND = 500;
/** Interval between two requests of one kind, independent of the responses. The budget of a session allows 13 a second. */
const [LIST_INTERVAL_MS, SESSION_INTERVAL_MS] = [10, 80];

await run(async () => {
  const { port } = await startSite();
  const client = createClient(port, 600);
  const probe = createClient(port, 50);
  const learners = await registerMany(client, Math.max(...BURSTS));

  for (const burst of BURSTS) {
    const replies = await Promise.all(
      learners
        .slice(0, burst)
        .map(({ username, password }) =>
          client.call('POST', '/login/', { body: { username, password }, from: '10.77.0.1' }),
        ),
    );
    const summary = `${burst} correct sign-ins at the same moment: ${countBy(replies.map(({ status }) => status))}`;
    console.log(`${summary}; slowest ${Math.max(...replies.map(({ ms }) => ms)).toFixed(0)} ms`);
    if (replies.some(({ status }) => status !== 200)) fail(summary);
  }

  /** Sign-ins per second of concurrent clients without pauses. */
  const signInLoad = async (clients: number) => {
    const start = performance.now();
    let done = 0;
    await Promise.all(
      learners.slice(0, clients).map(async (learner, n) => {
        for (; performance.now() < start + seconds * 1000; done += 1)
          await signIn(client, learner, addressOf(n));
      }),
    );
    return done / ((performance.now() - start) / 1000);
  };
  /** Sign-ins with unknown names. @returns how many there were per second */
  const unknownLoad = async () => {
    const replies: Promise<unknown>[] = [];
    const start = performance.now();
    while (performance.now() < start + seconds * 1000) {
      const body = { username: `begona-${replies.length}`, password: 'taxminiy parol' };
      const from = addressOf(1_000_000 + replies.length);
      replies.push(client.call('POST', '/login/', { body, from }));
      await wait(1000 / UNKNOWN_PER_SECOND);
    }
    const rate = replies.length / ((performance.now() - start) / 1000);
    await Promise.all(replies);
    return rate;
  };

  const p99 = async (intervalMs: number, path: string, headers = {}): Promise<number> => {
    const replies: ReturnType<typeof probe.call>[] = [];
    for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
      replies.push(probe.call('GET', path, { headers }));
      await wait(intervalMs);
    }
    const all = await Promise.all(replies);
    for (const { status } of all) if (status !== 200) throw new Error(`${path}: ${status}`);
    return quantile(
      all.map(({ ms }) => ms),
      0.99,
    );
  };
  /** A learner who takes no part: the sign-ins of the load end older sessions of theirs. */
  const other = learners[CLIENTS];
  const probeOthers = async () => {
    // A new session: the budget of the previous one is used up.
    const headers = other && (await signIn(client, other, addressOf(CLIENTS)));
    return Promise.all([
      p99(LIST_INTERVAL_MS, '/simulators/'),
      p99(SESSION_INTERVAL_MS, '/auth-me/', headers),
    ]);
  };

  await signInLoad(CLIENTS);
  await probeOthers(); // Warm-up.
  await compare(
    rounds,
    async () => {
      const one = await signInLoad(1);
      const many = await signInLoad(CLIENTS);
      const [idleList, idleSession] = await probeOthers();
      const [[list, session]] = await Promise.all([probeOthers(), signInLoad(CLIENTS)]);
      const [[, flooded], unknown] = await Promise.all([probeOthers(), unknownLoad()]);
      return {
        ...{ 'one/s': one, [`${CLIENTS}/s`]: many, 'many / one': many / one },
        ...{ 'list idle': idleList, 'list busy': list, 'list busy / idle': list / idleList },
        ...{ 'auth-me idle': idleSession, 'auth-me busy': session },
        ...{ 'auth-me busy / idle': session / idleSession },
        ...{ 'unknown/s': unknown, 'auth-me, unknown names': flooded },
      };
    },
    {
      'many / one': { min: 1 },
      'list busy / idle': { max: 2.5 },
      'auth-me busy / idle': { max: 2.5 },
      'auth-me, unknown names': { max: 500, unit: ' ms' },
    },
  );
});
