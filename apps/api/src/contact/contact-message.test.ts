import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { DAY, makeClock, MINUTE } from '../testing/clock.js';
import { validMessage, storedMessages, sendMessage } from '../testing/contact.js';
import { databaseKinds } from '../testing/database.js';
import { captureLog } from '../testing/log.js';
import { waitUntil } from '../testing/process.js';
import { deleteExpiredMessages } from './message-rows.js';

describe.each(databaseKinds)('a contact message (%s)', (kind) => {
  let app: TestApp;
  const clock = makeClock();
  const { log, text: logged } = captureLog();
  const stored = () => storedMessages(app);
  const queuedMails = () => app.database.db.selectFrom('outbox').select('id').execute();
  const accepted = (id: unknown) => ({
    status: 201,
    body: { id, detail: messages.messageReceived },
    headers: expect.objectContaining({ 'cache-control': 'no-store' }),
  });

  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now, logger: log });
  });
  afterEach(async () => {
    await waitUntil(async () => (await queuedMails()).length === 0);
    await app.database.db.deleteFrom('contact_messages').execute();
  });
  afterAll(async () => {
    expect(logged()).not.toMatch(/Dilnoza|998 ?90 ?123|alaykum/);
    await app.close();
  });

  test('is stored in normalized form and accepted', async () => {
    const response = await sendMessage(app, {
      name: '  Gʻayrat  ',
      message: ' <b>Salom</b>,\r\n\r\nxayr 😀 ',
    });
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toEqual({
      id: expect.any(Number),
      name: 'Gʻayrat',
      phone: '+998901234567',
      message: '<b>Salom</b>,\n\nxayr 😀',
      user_id: null,
      created_at: clock.now(),
      mailed_at: clock.now(),
    });
    expect(response).toEqual(accepted(row?.id));
  });

  test('is a duplicate within five minutes, also in another form before normalization', async () => {
    const first = await sendMessage(app);
    const before = app.mails.length;
    clock.advance(5 * MINUTE - 1);
    expect(await sendMessage(app)).toEqual(accepted(first.body['id']));
    const notNormalized = {
      name: ' Dilnoza ',
      phone: '+998901234567',
      message: 'Assalomu alaykum!\r\nSavolim bor.',
    };
    expect(await sendMessage(app, notNormalized)).toEqual(accepted(first.body['id']));
    expect(await stored()).toHaveLength(1);
    clock.advance(1);
    expect((await sendMessage(app)).body['id']).not.toBe(first.body['id']);
    expect(await stored()).toHaveLength(2);
    await waitUntil(() => app.mails.length === before + 2);
  });

  test.each([{ name: 'Aziza' }, { phone: '+998 90 123 45 68' }, { message: 'Boshqa savol' }])(
    'with a different field is not a duplicate: %j',
    async (change) => {
      const ids = [await sendMessage(app), await sendMessage(app, change)].map(({ body }) => body['id']);
      expect((await stored()).map(({ id }) => id)).toEqual(ids);
    },
  );

  test('sent twenty times in parallel from one address is stored and mailed once', async () => {
    const before = app.mails.length;
    const responses = await Promise.all(Array.from({ length: 20 }, () => sendMessage(app, {}, '10.8.0.1')));
    const rows = await stored();
    expect(rows).toHaveLength(1);
    for (const response of responses) expect(response).toEqual(accepted(rows[0]?.id));
    await waitUntil(() => app.mails.length > before);
    await waitUntil(async () => (await queuedMails()).length === 0);
    expect(app.mails).toHaveLength(before + 1);
  });

  test.each([
    ['one address, a school', '10.8.0.2'],
    ['many addresses', undefined],
  ])('sixty different ones in parallel from %s are all stored', async (_, from) => {
    const texts = Array.from({ length: 60 }, (_, n) => `Savol ${n}`);
    const responses = await Promise.all(texts.map((message) => sendMessage(app, { message }, from)));
    expect(responses.map(({ status }) => status)).toEqual(Array(60).fill(201));
    expect(new Set(responses.map(({ body }) => body['id'])).size).toBe(60);
    expect((await stored()).map(({ message }) => message).sort()).toEqual([...texts].sort());
  });

  test('of a bot gets the same response, and is neither stored nor mailed', async () => {
    const before = app.mails.length;
    const person = await sendMessage(app, { website: '' });
    const bot = await sendMessage(app, { website: 'https://arzon.example', message: 'Arzon narxlar' });
    const [row, ...others] = await stored();
    expect([row?.id, others]).toEqual([person.body['id'], []]);
    expect(bot).toEqual({ ...accepted(Number(row?.id) + 1), headers: expect.anything() });
    expect(Object.keys(bot.headers).sort()).toEqual(Object.keys(person.headers).sort());
    expect(logged()).toContain('honeypot field filled');
    expect(logged()).not.toMatch(/arzon/i);
    await waitUntil(() => app.mails.length > before);
    expect(app.mails).toHaveLength(before + 1);
    // The bot's id is not used again.
    expect((await sendMessage(app, { message: 'Keyingi' })).body['id']).toBe(Number(row?.id) + 2);
  });

  test('has no line breaks in name and phone, and no control characters', async () => {
    const name = 'Ali\r\nBcc: evil@x.uz\t\u0085\u2028\u2029\u001B[31m\u202Ebo';
    expect((await sendMessage(app, { name, message: 'a\u001B[2Jb\u0007\tc\rd\u2028e' })).status).toBe(201);
    const [row] = await stored();
    expect(row).toMatchObject({ name: 'Ali Bcc: evil@x.uz [31mbo', message: 'a[2Jb\tc\nd\ne' });
    // The database enforces the same rules.
    const { db } = app.database;
    for (const name of ['a\rb', 'a\nb']) {
      const written = db.updateTable('contact_messages').set({ name });
      await expect(written.execute()).rejects.toThrow('contact_messages_name_check');
    }
    for (const phone of ['+99890123456', '998901234567', '+998901234567\n', '+998 90 1234567']) {
      const written = db.updateTable('contact_messages').set({ phone });
      await expect(written.execute()).rejects.toThrow('contact_messages_phone_check');
    }
  });

  const { badText, invalidField, missingField, tooLongField } = messages;
  const invalid = (errors: object) => ({ detail: messages.invalid, errors });
  test.each([
    ['U+0000 in the name', { name: 'a\u0000b' }, { detail: badText }],
    ['a lone surrogate in the message', { message: 'a\uD83Db' }, { detail: badText }],
    ['U+0000 after the phone', { phone: '+998 90 123 45 67\u0000' }, { detail: badText }],
    ['an invisible name', { name: '\u0007\u200B' }, invalid({ name: missingField })],
    ['an invisible message', { message: ' \u001B \u202E ' }, invalid({ message: missingField })],
    ['a name of line breaks', { name: ' \r\n ' }, invalid({ name: missingField })],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, invalid({ name: tooLongField })],
    ['a message of 4,001 characters', { message: 'x'.repeat(4001) }, invalid({ message: tooLongField })],
    [
      'a honeypot text of 4,001 characters',
      { website: 'x'.repeat(4001) },
      invalid({ website: tooLongField }),
    ],
    ['a honeypot value that is not a text', { website: ['x'] }, invalid({ website: invalidField })],
    ['a line break in the phone', { phone: '+998 90 123\r\n45 67' }, invalid({ phone: invalidField })],
    ['a line after the phone', { phone: '+998901234567\r\nBcc: e@x.uz' }, invalid({ phone: invalidField })],
    ['non-ASCII digits', { phone: '+998 ٩٠ 123 45 67' }, invalid({ phone: invalidField })],
    ['a formula as phone', { phone: '=1+1' }, invalid({ phone: invalidField })],
  ])('with %s is rejected, and nothing is stored', async (_, change, body) => {
    expect(await sendMessage(app, change)).toMatchObject({ status: 400, body });
    expect(await stored()).toEqual([]);
  });

  test('of 4,000 characters is stored completely', async () => {
    const message = '😀ʻ"\\\n=1+1,'.repeat(400).slice(0, 4000);
    expect((await sendMessage(app, { message })).status).toBe(201);
    expect(await stored()).toMatchObject([{ message }]);
  });

  test('is not stored when its mail cannot be stored', async () => {
    const { db } = app.database;
    await db.schema.alterTable('outbox').renameTo('away').execute();
    const failed = await sendMessage(app);
    await db.schema.alterTable('away').renameTo('outbox').execute();
    expect([failed.status, await stored()]).toEqual([500, []]);
  });

  test('is deleted after twelve months', async () => {
    const now = clock.now();
    const row = { name: validMessage.name, phone: '+998901234567' };
    const messageRow = (message: string, created_at: Date) => ({
      ...row,
      message,
      created_at,
      mailed_at: created_at,
    });
    const yearAgo = new Date(now);
    yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
    await app.database.db
      .insertInto('contact_messages')
      .values([
        messageRow('eski', new Date(yearAgo.getTime() - DAY)),
        messageRow('bir yillik', yearAgo),
        messageRow('yosh', new Date(yearAgo.getTime() + 1)),
        messageRow('yangi', now),
      ])
      .execute();
    await deleteExpiredMessages(app.database.db, now);
    expect((await stored()).map(({ message }) => message)).toEqual(['yosh', 'yangi']);
  });
});

test('a site without contact details stores messages and mails none', async () => {
  const app = await openTestApp('embedded');
  await app.database.db.deleteFrom('contacts').execute();
  expect((await sendMessage(app)).status).toBe(201);
  expect(await storedMessages(app)).toHaveLength(1);
  expect(await app.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await app.close();
});
