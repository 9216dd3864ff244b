// node tools/run/with-postgres.mjs npm run classes -w @zarra/benchmarks -- [--rounds 3] [--seconds 3]
// GET /api/classes/ of a signed-in learner on PostgreSQL: 100 classes against 5 (queries per request, time per byte), and
// requests per second against a bare server with fastify and pg that maps the same rows, uncompressed.
import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeContent } from '@zarra/api-e2e/generated-content';
import { queryServer } from '@zarra/api-e2e/server-database';
import { createClient, lessonsByClass, registerMany, signIn, submission } from './keep-alive-client.js';
import { checkTarget, compare, readOptions, run, temporaryFolder } from './runner.js';
import { newDatabase, postgresServer, sendLoad, startReference, startSite } from './site.js';

const { rounds, seconds } = readOptions({ rounds: 3, seconds: 3 });
const COUNTED_REQUESTS = 300;
/** Learners with the same results, and sessions of each: a session has a budget of processor time (`budgets`). */
const LEARNERS = 15;
const SESSIONS = 10;

/** Starts a server with a number of classes and learners with results, and the bare server on the same database. */
async function startServers(classes: number) {
  const contentDir = path.join(await temporaryFolder(), 'content');
  await writeContent(contentDir, { classes, lessons: 2 });
  const env = await newDatabase();
  const { port, origin } = await startSite({ contentDir, env });
  const client = createClient(port, 1);
  const sessions: Record<string, string>[] = [];
  for (const learner of await registerMany(client, LEARNERS)) {
    for (let n = 0; n < SESSIONS; n += 1) sessions.push(await signIn(client, learner));
    const headers = sessions.at(-1) ?? {};
    for (const [n, [lesson]] of (await lessonsByClass(client, headers)).entries())
      if (n % 5 === 0 && lesson) {
        const { status } = await client.call('POST', '/submit-test/', {
          headers,
          body: submission(lesson, 0),
        });
        assert.equal(status, 200);
      }
  }
  const [headers = {}] = sessions;
  const bareOrigin = `http://127.0.0.1:${await startReference('bare-classes.mjs', env.DATABASE_URL)}`;
  const ours = (await client.call('GET', '/classes/', { headers })).body;
  assert.deepEqual(await (await fetch(`${bareOrigin}/api/classes/`)).json(), ours);

  /** Committed transactions. A statement outside a transaction counts as one. */
  const committed = async () => {
    await wait(2000); // PostgreSQL updates its statistics once a second.
    const statement = `select xact_commit::int as count from pg_stat_database where datname = '${new URL(env.DATABASE_URL).pathname.slice(1)}'`;
    return (await queryServer<{ count: number }>(postgresServer(), statement))[0]?.count ?? 0;
  };
  const start = await committed();
  for (let n = 0; n < COUNTED_REQUESTS; n += 1) await client.call('GET', '/classes/', { headers });
  const queries = ((await committed()) - start) / COUNTED_REQUESTS;

  /** Requests per second over ten keep-alive connections, each of which uses the sessions in turn. */
  const throughput = async (server: string, extra = {}): Promise<number> => {
    const requests = sessions.map((session) => ({ headers: { ...session, ...extra } }));
    const url = `${server}/api/classes/`;
    const result = await sendLoad({ url, connections: 10, duration: seconds, requests });
    if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} refused`);
    return result.requests.average;
  };
  return {
    queries,
    bytes: Buffer.byteLength(JSON.stringify(ours)),
    ours: (extra = {}) => throughput(origin, extra),
    bare: () => throughput(bareOrigin),
  };
}

await run(async () => {
  const [few, many] = [await startServers(5), await startServers(100)];
  console.log(
    `queries per request: 5 classes ${few.queries.toFixed(2)}, 100 classes ${many.queries.toFixed(2)}; ` +
      `bytes ${few.bytes}, ${many.bytes}`,
  );
  checkTarget('queries, 100 against 5 classes', many.queries / few.queries, { max: 1.2, digits: 2 });
  for (const { ours, bare } of [few, many]) await Promise.all([ours(), bare()]); // Warm-up.
  await compare(
    rounds,
    async () => {
      const [oursFew, bareFew] = [await few.ours(), await few.bare()];
      const [ours, bare] = [await many.ours(), await many.bare()];
      return {
        'time per byte, 100 / 5': (oursFew * few.bytes) / (ours * many.bytes),
        '5 / bare': oursFew / bareFew,
        '100 / bare': ours / bare,
        '100 by brotli / bare': (await many.ours({ 'accept-encoding': 'br' })) / bare,
      };
    },
    { 'time per byte, 100 / 5': { max: 1.2 }, '100 / bare': { min: 1.6 } },
  );
});
