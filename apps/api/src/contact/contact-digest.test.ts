import { createSendMail } from '../mail/create-send-mail.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { HOUR, makeClock, MINUTE } from '../testing/clock.js';
import { sendMessage, storedMessages } from '../testing/contact.js';
import { databaseKinds } from '../testing/database.js';
import { captureLog } from '../testing/log.js';
import { startMailServer } from '../testing/mail-server.js';
import { waitUntil } from '../testing/process.js';
import { queueDigest } from './message-mail.js';

const waitingIds = async (app: TestApp) =>
  (await storedMessages(app)).filter(({ mailed_at }) => mailed_at === null).map(({ id }) => id);

describe.each(databaseKinds)('many contact messages (%s)', (kind) => {
  const clock = makeClock();
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
  });
  beforeEach(() => clock.advance(2 * HOUR));
  afterEach(async () => {
    await app.database.db.deleteFrom('contact_messages').execute();
  });
  afterAll(() => app.close());

  const mailsSince = async (before: number, count: number) => {
    app.fastify.outbox.sendDue();
    await waitUntil(() => app.mails.length >= before + count);
    await waitUntil(
      async () => (await app.database.db.selectFrom('outbox').selectAll().execute()).length === 0,
    );
    expect(app.mails).toHaveLength(before + count);
    return app.mails.slice(before);
  };
  const send = async (count: number, changes: object = {}) => {
    for (let n = 0; n < count; n += 1)
      expect((await sendMessage(app, { message: `Savol ${n}`, ...changes })).status).toBe(201);
  };
  const digest = () => queueDigest(app.database.db, app.fastify.outbox, clock.now());

  test('six in an hour are mailed one by one, the others in one mail after 15 minutes', async () => {
    const before = app.mails.length;
    await send(10);
    expect((await mailsSince(before, 6)).map(({ subject }) => subject)).toEqual(
      Array(6).fill(expect.stringMatching(/^Zarra: saytdan xabar № \d+$/)),
    );
    expect(await waitingIds(app)).toHaveLength(4);
    clock.advance(15 * MINUTE - 1);
    expect(await digest()).toBe(false);
    clock.advance(1);
    expect(await digest()).toBe(true);
    const [mail] = await mailsSince(before + 6, 1);
    expect(mail?.subject).toBe('Zarra: saytdan 4 ta xabar');
    expect(mail?.text.match(/^> Savol \d$/gm)).toEqual([6, 7, 8, 9].map((n) => `> Savol ${n}`));
    expect(mail?.text).toContain('> Ism: Dilnoza\n> Telefon: +998901234567\n');
    expect(mail?.text).toContain('\n> npm run admin -- messages\n');
    expect(mail?.text).not.toContain('sigʻmadi');
    expect([await waitingIds(app), await digest()]).toEqual([[], false]);
    clock.advance(HOUR);
    await send(1);
    await mailsSince(before + 7, 1);
  });

  test('a digest of a flood is bounded, and says how many more there are', async () => {
    const before = app.mails.length;
    const row = { name: '<b>Bot</b>', phone: '+998901234567', created_at: clock.now() };
    const flood = Array.from({ length: 3000 }, (_, n) => ({ ...row, message: `${n} ${'😀'.repeat(1995)}` }));
    for (let n = 0; n < 3000; n += 500)
      await app.database.db
        .insertInto('contact_messages')
        .values(flood.slice(n, n + 500))
        .execute();
    clock.advance(15 * MINUTE);
    expect(await digest()).toBe(true);
    const [mail] = await mailsSince(before, 1);
    expect(mail?.subject).toBe('Zarra: saytdan 3000 ta xabar');
    expect(mail?.text).toContain('Yana 2970 ta xabar bu xatga sigʻmadi.');
    expect(mail?.text.match(/^> Ism: /gm)).toHaveLength(30);
    expect(mail?.text).toContain(`\n> 29 ${'😀'.repeat(497)}…\n`);
    expect([...(mail?.text ?? '')].length).toBeLessThan(20_000);
    expect(mail?.html).not.toContain('<b>Bot');
    expect([await waitingIds(app), await digest()]).toEqual([[], false]);
  });

  test('of several processes one mails the digest', async () => {
    const before = app.mails.length;
    await send(9);
    clock.advance(15 * MINUTE);
    const queued = await Promise.all(Array.from({ length: 8 }, digest));
    expect(queued.filter(Boolean)).toHaveLength(1);
    await mailsSince(before, 7);
  });

  test('a digest that cannot be queued leaves the messages waiting', async () => {
    const before = app.mails.length;
    await send(8);
    clock.advance(15 * MINUTE);
    const failing = { add: () => Promise.reject(new Error('no outbox')) };
    await expect(queueDigest(app.database.db, failing, clock.now())).rejects.toThrow('no outbox');
    expect(await waitingIds(app)).toHaveLength(2);
    expect(await digest()).toBe(true);
    await mailsSince(before, 7);
  });

  test('parallel messages never cause more than six mails of their own', async () => {
    const before = app.mails.length;
    await Promise.all(Array.from({ length: 30 }, (_, n) => sendMessage(app, { message: `Birga ${n}` })));
    const waiting = await waitingIds(app);
    expect(waiting.length).toBeGreaterThanOrEqual(24);
    await mailsSince(before, 30 - waiting.length);
    clock.advance(15 * MINUTE);
    expect(await digest()).toBe(true);
    await mailsSince(before + 30 - waiting.length, 1);
  });
});

test('messages that waited before a restart are mailed when the server starts again', async () => {
  const clock = makeClock();
  const first = await openTestApp('embedded', { now: clock.now });
  for (let n = 0; n < 8; n += 1) await sendMessage(first, { message: `Savol ${n}` });
  await first.fastify.close();
  clock.advance(15 * MINUTE);
  const mailServer = await startMailServer();
  const { log } = captureLog();
  const sendMail = createSendMail({
    smtpUrl: mailServer.url,
    mailFrom: 'noreply@zarra.uz',
    dataDir: '',
    log,
  });
  const second = await openTestApp('embedded', { now: clock.now, sendMail, db: first.database.db });
  await second.listen();
  const digests = () => mailServer.mails.filter(({ email }) => email.subject === 'Zarra: saytdan 2 ta xabar');
  await waitUntil(() => digests().length > 0);
  expect(digests()).toHaveLength(1);
  await second.close();
  await first.database.close();
});
