import { openDatabase } from '../database/open-database.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { sendMessage, storedMessages } from '../testing/contact.js';
import { allDatabaseKinds, makeSite } from '../testing/database.js';
import { startFaultProxy, type FaultProxy } from '../testing/fault-proxy.js';
import { makeLearner } from '../testing/learner.js';

const onServer = allDatabaseKinds.includes('server') ? describe : describe.skip;

/** Together they need the connections of the pool for longer than a call waits for one. */
const MESSAGES = 80;
const limits = { connect: 500, statement: 4000, lock: 2000, idleInTransaction: 4000, response: 4500 };
const RESPONSE_DELAY_MS = 20;

onServer('contact messages of many addresses at the same moment', () => {
  let proxy: FaultProxy;
  let app: TestApp;
  beforeAll(async () => {
    const { DATABASE_URL = '' } = await makeSite('server');
    const { hostname, port } = new URL(DATABASE_URL);
    proxy = await startFaultProxy({ host: hostname, port: Number(port) });
    const databaseUrl = Object.assign(new URL(DATABASE_URL), { host: `127.0.0.1:${proxy.port}` }).href;
    const database = await openDatabase({
      databaseUrl,
      dataDir: '',
      onConnectionError: () => undefined,
      limits,
    });
    app = await openTestApp('server', { database });
  });
  afterAll(async () => {
    await app.close();
    await proxy.close();
  });

  test('all are stored, and other requests get a connection meanwhile', async () => {
    const { signedIn } = await makeLearner(app);
    proxy.setDelay(RESPONSE_DELAY_MS);
    const messages = Array.from({ length: MESSAGES }, (_, n) => sendMessage(app, { message: `Salom ${n}` }));
    const others = Array.from({ length: 5 }, () =>
      app.fastify.inject({ url: '/api/auth-me/', headers: signedIn }),
    );
    const statuses = [
      ...(await Promise.all(messages)).map(({ status }) => status),
      ...(await Promise.all(others)).map(({ statusCode }) => statusCode),
    ];
    expect(statuses).toEqual([...Array(MESSAGES).fill(201), ...Array(5).fill(200)]);
    expect(await storedMessages(app)).toHaveLength(MESSAGES);
  });
});
