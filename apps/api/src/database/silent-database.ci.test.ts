import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { answerAll, lessonOf, submit, titles } from '../testing/classroom.js';
import { allDatabaseKinds, makeSite } from '../testing/database.js';
import { startFaultProxy, type FaultProxy } from '../testing/fault-proxy.js';
import { makeLearner, type TestLearner } from '../testing/learner.js';
import { waitUntil } from '../testing/process.js';
import { requestLimits } from './call-limits.js';
import { openDatabase } from './open-database.js';

const onServer = allDatabaseKinds.includes('server') ? describe : describe.skip;

test('a call ends in five seconds, and a working server reports a slow statement before', () => {
  const { connect, statement, lock, response } = requestLimits;
  expect(Math.max(connect, response)).toBeLessThan(5000);
  expect(statement).toBeLessThan(response);
  expect(lock).toBeLessThan(statement);
});

/** Shorter than those of requests, so that a test waits less. */
const limits = { connect: 2000, statement: 700, lock: 600, idleInTransaction: 900, response: 1000 };

onServer('a database that falls silent without a reset', () => {
  let proxy: FaultProxy;
  let app: TestApp;
  /** Several, because few requests of one session run at the same time. */
  let learners: TestLearner[];

  /** The address of a database through a proxy. */
  const through = ({ port }: { port: number }, databaseUrl: string): string =>
    Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
  const open = (databaseUrl: string) =>
    openDatabase({ databaseUrl, dataDir: '', onConnectionError: () => undefined, limits });

  beforeEach(async () => {
    const { DATABASE_URL = '' } = await makeSite('server');
    const { hostname, port } = new URL(DATABASE_URL);
    proxy = await startFaultProxy({ host: hostname, port: Number(port) });
    // Not within the short limits: the time of a registration depends on the load of the machine.
    const unlimited = await openTestApp('server', {
      database: await openDatabase({
        databaseUrl: DATABASE_URL,
        dataDir: '',
        onConnectionError: () => undefined,
      }),
    });
    learners = [];
    while (learners.length < 9) learners.push(await makeLearner(unlimited));
    await unlimited.close();
    app = await openTestApp('server', { database: await open(through(proxy, DATABASE_URL)) });
    await statusesOf(50); // Fills the pool.
  });
  afterEach(async () => {
    await app.close();
    await proxy.close();
  });

  const unavailable = { status: 503, detail: messages.unavailable, retryAfter: '5' };
  const signedIn = (n = 0) => learners[n % learners.length]?.signedIn ?? {};
  const call = async (_?: unknown, n = 0) => {
    const response = await app.fastify.inject({ url: '/api/auth-me/', headers: signedIn(n) });
    if (response.statusCode === 200) return 200;
    expect({
      status: response.statusCode,
      detail: response.json<{ detail: string }>().detail,
      retryAfter: response.headers['retry-after'],
    }).toEqual(unavailable);
    return 503;
  };
  const statusesOf = (calls: number) => Promise.all(Array.from({ length: calls }, call));

  test('after one call without a response all further calls succeed: idle connections are discarded', async () => {
    expect(await statusesOf(1)).toEqual([200]);
    expect(proxy.openCount).toBe(10);
    proxy.setFaultOfOpen('drop-all');
    expect(await statusesOf(1)).toEqual([503]);
    expect(await statusesOf(50)).toEqual(Array(50).fill(200));
    expect(await statusesOf(50)).toEqual(Array(50).fill(200));
  });

  test('of many calls only those that hold a connection fail; none waits for a second timeout', async () => {
    proxy.setFaultOfOpen('drop-all');
    const statuses = await statusesOf(50);
    expect(statuses.filter((status) => status === 503)).toHaveLength(10);
    expect(await statusesOf(50)).toEqual(Array(50).fill(200));
  });

  test('while it stays silent each call is 503, lists are served, and calls succeed when it responds', async () => {
    proxy.setFaultOfOpen('drop-all');
    proxy.setFaultOfNew('drop-all');
    const before = proxy.acceptedCount;
    for (let round = 0; round < 2; round += 1) {
      const calls = statusesOf(25);
      for (const list of ['simulators', 'lessons', 'contact', 'about', 'classes']) {
        expect((await app.fastify.inject(`/api/${list}/`)).statusCode).toBe(200);
      }
      expect(await calls).toEqual(Array(25).fill(503));
    }
    expect(proxy.acceptedCount).toBeGreaterThan(before);
    proxy.setFaultOfNew('none');
    await waitUntil(async () => (await call()) === 200);
    expect(await statusesOf(50)).toEqual(Array(50).fill(200));
  });

  test('each lost connection is reported once', async () => {
    const { DATABASE_URL: databaseUrl = '' } = await makeSite('server');
    const onConnectionError = vi.fn();
    const database = await openDatabase({ databaseUrl, dataDir: '', onConnectionError });
    const { db } = database;
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id, pg_sleep(0.1)`.execute(db);
        return rows[0]?.id;
      }),
    );
    // One of them is in use, the others are idle.
    await db
      .transaction()
      .execute(async (trx) => {
        const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(trx);
        for (const id of ids.filter((other) => other !== rows[0]?.id))
          await sql`select pg_terminate_backend(${id})`.execute(trx);
        await waitUntil(() => onConnectionError.mock.calls.length >= 4);
        await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)).rejects.toThrow();
      })
      .catch(() => undefined);
    await waitUntil(() => onConnectionError.mock.calls.length >= 5);
    await database.close();
    expect(new Set(ids).size).toBe(5);
    expect(onConnectionError).toHaveBeenCalledTimes(5);
  });

  test('connections that are reset, and responses that are slow, fail no later call', async () => {
    proxy.setFaultOfOpen('reset');
    await waitUntil(async () => (await call()) === 200);
    proxy.setDelay(100);
    expect(await statusesOf(20)).toEqual(Array(20).fill(200));
  });

  test('a pause of this process longer than the limit fails no call', async () => {
    const running = statusesOf(10);
    await new Promise((resolve) => setImmediate(resolve));
    const end = performance.now() + limits.response + 300;
    while (performance.now() < end);
    expect(await running).toEqual(Array(10).fill(200));
  });

  describe('a submission', () => {
    /** Sets the fault at the first commit, before it is passed on. */
    const failAtCommit = (fault: 'drop-all' | 'drop-responses'): void => {
      proxy.onRequest = (bytes) => {
        if (bytes.includes('commit')) proxy.setFaultOfOpen(fault);
      };
    };
    const storedResults = () => app.database.db.selectFrom('results').select('answers').execute();

    test('whose stored result got no response is not lost: a repetition returns it', async () => {
      const lesson = await lessonOf(app, titles.twoQuestions, signedIn());
      failAtCommit('drop-responses');
      const first = answerAll(lesson, 1);
      expect((await submit(app, signedIn(), lesson.id, first)).status).toBe(503);
      proxy.onRequest = () => undefined;
      const repeated = await submit(app, signedIn(), lesson.id, answerAll(lesson, 2));
      expect([repeated.status, repeated.body.answers]).toEqual([200, first]);
      expect(await storedResults()).toEqual([{ answers: first }]);
    });

    test('that did not reach the server is stored by a repetition, once', async () => {
      const lesson = await lessonOf(app, titles.twoQuestions, signedIn());
      failAtCommit('drop-all');
      expect((await submit(app, signedIn(), lesson.id, answerAll(lesson, 1))).status).toBe(503);
      proxy.onRequest = () => undefined;
      // The server ends the transaction of the lost connection, whose row a repetition waits for.
      const second = answerAll(lesson, 2);
      await waitUntil(async () => (await submit(app, signedIn(), lesson.id, second)).status === 200);
      expect(await storedResults()).toEqual([{ answers: second }]);
    });
  });

  test.each([
    ['during the handshake of TLS', '?sslmode=no-verify', 'S'],
    ['before it', '?sslmode=no-verify', ''],
    ['during the sign-in', '', ''],
  ])('a new connection to a server that falls silent %s ends at its limit', async (_name, query, reply) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.write(reply));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const silent = await openDatabase({
      databaseUrl: `postgresql://zarra:x@127.0.0.1:${port}/zarra${query}`,
      dataDir: '',
      onConnectionError: () => undefined,
      limits: { ...limits, connect: 300 },
    });
    await expect(sql`select 1`.execute(silent.db)).rejects.toThrow(/timeout/);
    await silent.close();
    server.close();
  });
});
