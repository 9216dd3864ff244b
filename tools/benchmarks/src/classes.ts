// node tools/run/with-postgres.mjs npm run classes -w @zarra/benchmarks -- [--rounds 3] [--seconds 3]
// GET /api/classes/ of a signed-in learner on PostgreSQL: 100 classes against 5 (queries per request, time per byte), and
// against a bare server with fastify and pg that maps the same rows, uncompressed, alternating in one run. The exit code is 1
// when a median misses its target: at most 1.2 × the queries and the time per byte, at least 1.6 × the requests of the bare
// server.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
// @ts-expect-error The package has no types.
import autocannon from 'autocannon';
import { writeContent } from '@zarra/api-e2e/generated-content';
import { createDatabase, queryServer } from '@zarra/api-e2e/server-database';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { createClient, registerMany } from './keep-alive-client.js';
import { median } from './statistics.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '3' } },
});
const postgres = process.env['TEST_DATABASE_URL'];
if (!postgres) throw new Error('TEST_DATABASE_URL is missing: node tools/run/with-postgres.mjs sets it');
const folder = await mkdtemp(path.join(tmpdir(), 'zarra-classes-'));
const COUNTED_REQUESTS = 300;
/** Learners with the same results, and sessions of each: a session has a budget of requests (`requestsBySession`). */
const LEARNERS = 15;
const SESSIONS = 10;

const cleanups: (() => Promise<unknown>)[] = [];

/** Starts a server with a number of classes and a learner with results, and the bare server on the same database. */
async function startServers(classes: number) {
  const contentDir = path.join(folder, `content-${classes}`);
  await writeContent(contentDir, { classes, lessons: 2 });
  const database = await createDatabase(String(postgres));
  cleanups.push(database.drop);
  const [port, barePort] = [await freePort(), await freePort()];
  const env = { DATABASE_URL: database.url, AUTH_SECRET: 'a secret of the benchmark, 32 bytes or more' };
  const server = startServer({ dataDir: path.join(folder, String(classes)), contentDir, port, env });
  cleanups.push(() => (server.child.kill('SIGTERM'), server.ended));
  await readyCatalogue(server, port, 60_000);
  const client = createClient(port, 1);
  const sessions: { authorization: string }[] = [];
  for (const learner of await registerMany(client, LEARNERS)) {
    for (let n = 0; n < SESSIONS; n += 1) {
      const { body: tokens } = await client.call('POST', '/login/', { body: { ...learner } });
      sessions.push({ authorization: `Bearer ${tokens.access}` });
    }
    const headers = sessions.at(-1) ?? {};
    const before = (await client.call('GET', '/classes/', { headers })).body;
    for (const { lessons } of before.filter((_: any, n: number) => n % 5 === 0)) {
      const answers = Object.fromEntries(lessons[0].tests.map(({ id }: any) => [id, 1]));
      const body = { lesson: lessons[0].id, answers };
      assert.equal((await client.call('POST', '/submit-test/', { headers, body })).status, 200);
    }
  }
  const [headers = {}] = sessions;
  const bare = spawn(process.execPath, [
    path.join(import.meta.dirname, 'bare-classes.mjs'),
    String(barePort),
    database.url,
  ]);
  cleanups.push(async () => (bare.kill('SIGTERM'), once(bare, 'exit')));
  await once(bare.stdout, 'data'); // The process prints when it listens.
  const ours = (await client.call('GET', '/classes/', { headers })).body;
  assert.deepEqual(await (await fetch(`http://127.0.0.1:${barePort}/api/classes/`)).json(), ours);

  /** Committed transactions. A statement outside a transaction counts as one. */
  const committed = async () => {
    const statement = `select xact_commit::int as count from pg_stat_database where datname = '${new URL(database.url).pathname.slice(1)}'`;
    return (await queryServer<{ count: number }>(String(postgres), statement))[0]?.count ?? 0;
  };
  /** Queries per request, counted by PostgreSQL. */
  const queriesPerRequest = async () => {
    await wait(2000); // PostgreSQL updates its statistics once a second.
    const start = await committed();
    for (let n = 0; n < COUNTED_REQUESTS; n += 1) await client.call('GET', '/classes/', { headers });
    await wait(2000);
    const counted = (await committed()) - start;
    client.close();
    return counted / COUNTED_REQUESTS;
  };
  return { port, barePort, sessions, bytes: Buffer.byteLength(JSON.stringify(ours)), queriesPerRequest };
}

/** Requests per second over ten keep-alive connections, each of which uses the sessions in turn. */
async function throughput(port: number, sessions: readonly Record<string, string>[]) {
  const url = `http://127.0.0.1:${port}/api/classes/`;
  const requests = sessions.map((headers) => ({ headers }));
  const result = await autocannon({ url, connections: 10, duration: Number(values.seconds), requests });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${url}: ${result.errors} errors`);
  return result.requests.average;
}

let missed = false;
try {
  const few = await startServers(5);
  const many = await startServers(100);
  const [queriesOfFew, queriesOfMany] = [await few.queriesPerRequest(), await many.queriesPerRequest()];
  console.log(
    `queries per request: 5 classes ${queriesOfFew.toFixed(2)}, 100 classes ${queriesOfMany.toFixed(2)}; ` +
      `bytes ${few.bytes}, ${many.bytes}`,
  );
  for (const { port, barePort, sessions } of [few, many])
    await Promise.all([throughput(port, sessions), throughput(barePort, sessions)]); // Warm-up.
  const rounds: { perByte: number; few: number; many: number; compressed: number }[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const [oursFew, bareFew] = [
      await throughput(few.port, few.sessions),
      await throughput(few.barePort, few.sessions),
    ];
    const [ours, bare] = [
      await throughput(many.port, many.sessions),
      await throughput(many.barePort, many.sessions),
    ];
    const withBrotli = many.sessions.map((headers) => ({ ...headers, 'accept-encoding': 'br' }));
    const compressed = await throughput(many.port, withBrotli);
    const ratios = {
      perByte: (oursFew * few.bytes) / (ours * many.bytes),
      few: oursFew / bareFew,
      many: ours / bare,
      compressed: compressed / bare,
    };
    rounds.push(ratios);
    console.log(
      `round ${round}: time per byte, 100 against 5 classes ${ratios.perByte.toFixed(2)}; against bare: ` +
        `5 classes ${ratios.few.toFixed(2)}, 100 classes ${ratios.many.toFixed(2)}, compressed by brotli ${ratios.compressed.toFixed(2)}`,
    );
  }
  const [perByte, against] = [
    median(rounds.map((round) => round.perByte)),
    median(rounds.map((round) => round.many)),
  ];
  missed = queriesOfMany / queriesOfFew > 1.2 || perByte > 1.2 || against < 1.6;
  console.log(
    `medians: queries ${(queriesOfMany / queriesOfFew).toFixed(2)} (target at most 1.20), time per byte ` +
      `${perByte.toFixed(2)} (at most 1.20), against bare ${against.toFixed(2)} (at least 1.60)`,
  );
} finally {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);
