import { messages } from '../http/messages.js';
import { openTestApp, type TestApp } from '../test-app.js';
import { DAY, makeClock, MINUTE } from '../test-clock.js';
import { goodMessage, keptMessages, leave } from '../test-contact.js';
import { databaseKinds } from '../test-database.js';
import { captureLog } from '../test-log.js';
import { waitUntil } from '../test-process.js';
import { sweepMessages } from './message-rows.js';
import { contactStrings } from './strings.js';

describe.each(databaseKinds)('a message to the site (%s)', (kind) => {
  let app: TestApp;
  const clock = makeClock();
  const { log, text: logged } = captureLog();
  const kept = () => keptMessages(app);
  const waitingMails = () => app.database.db.selectFrom('outbox').select('id').execute();
  const thanked = (id: unknown) => ({
    status: 201,
    body: { id, detail: contactStrings.received },
    headers: expect.objectContaining({ 'cache-control': 'no-store' }),
  });

  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now, logger: log });
  });
  afterEach(async () => {
    await waitUntil(async () => (await waitingMails()).length === 0);
    await app.database.db.deleteFrom('contact_messages').execute();
  });
  afterAll(async () => {
    expect(logged()).not.toMatch(/Dilnoza|90 ?123|alaykum/);
    await app.close();
  });

  test('is kept with its phone in one form, and thanked for', async () => {
    const answer = await leave(app, { name: '  Gʻayrat  ', message: ' <b>Salom</b>,\r\n\r\nxayr 😀 ' });
    const [row, ...others] = await kept();
    expect(others).toEqual([]);
    expect(row).toEqual({
      id: expect.any(Number),
      name: 'Gʻayrat',
      phone: '+998901234567',
      message: '<b>Salom</b>,\n\nxayr 😀',
      created_at: clock.now(),
    });
    expect(answer).toEqual(thanked(row?.id));
  });

  test('that comes again within five minutes is the same message, also in other dress', async () => {
    const first = await leave(app);
    const before = app.mails.length;
    clock.pass(5 * MINUTE - 1);
    expect(await leave(app)).toEqual(thanked(first.body['id']));
    const dressed = {
      name: ' Dilnoza ',
      phone: '+998901234567',
      message: 'Assalomu alaykum!\r\nSavolim bor.',
    };
    expect(await leave(app, dressed)).toEqual(thanked(first.body['id']));
    expect(await kept()).toHaveLength(1);
    clock.pass(1);
    expect((await leave(app)).body['id']).not.toBe(first.body['id']);
    expect(await kept()).toHaveLength(2);
    await waitUntil(() => app.mails.length === before + 2);
  });

  test.each([{ name: 'Aziza' }, { phone: '+998 90 123 45 68' }, { message: 'Boshqa savol' }])(
    'with another part is another message: %j',
    async (change) => {
      const ids = [await leave(app), await leave(app, change)].map(({ body }) => body['id']);
      expect((await kept()).map(({ id }) => id)).toEqual(ids);
    },
  );

  test('sent twenty times at once from one school is kept, and mailed, once', async () => {
    const before = app.mails.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => leave(app, {}, '10.8.0.1')));
    const rows = await kept();
    expect(rows).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(thanked(rows[0]?.id));
    await waitUntil(() => app.mails.length > before);
    await waitUntil(async () => (await waitingMails()).length === 0);
    expect(app.mails).toHaveLength(before + 1);
  });

  test('twenty different ones at once are all kept', async () => {
    const texts = Array.from({ length: 20 }, (_, n) => `Savol ${n}`);
    const answers = await Promise.all(texts.map((message) => leave(app, { message })));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(20);
    expect((await kept()).map(({ message }) => message).sort()).toEqual([...texts].sort());
  });

  test('of a robot is thanked for in the same words, and neither kept nor mailed', async () => {
    const before = app.mails.length;
    const person = await leave(app, { website: '' });
    const robot = await leave(app, { website: 'https://arzon.example', message: 'Arzon narxlar' });
    const [row, ...others] = await kept();
    expect([row?.id, others]).toEqual([person.body['id'], []]);
    expect(robot).toEqual({ ...thanked(Number(row?.id) + 1), headers: expect.anything() });
    expect(Object.keys(robot.headers).sort()).toEqual(Object.keys(person.headers).sort());
    expect(logged()).toContain('a robot filled the contact form');
    expect(logged()).not.toMatch(/arzon/i);
    await waitUntil(() => app.mails.length > before);
    expect(app.mails).toHaveLength(before + 1);
    // An id is given once: the next message has one of its own.
    expect((await leave(app, { message: 'Keyingi' })).body['id']).toBe(Number(row?.id) + 2);
  });

  test('cannot break out of its line or its field', async () => {
    const name = 'Ali\r\nBcc: evil@x.uz\t\u0085\u2028\u2029\u001B[31m\u202Ebo';
    expect((await leave(app, { name, message: 'a\u001B[2Jb\u0007\tc\rd\u2028e' })).status).toBe(201);
    const [row] = await kept();
    expect(row).toMatchObject({ name: 'Ali Bcc: evil@x.uz [31mbo', message: 'a[2Jb\tc\nd\ne' });
    // Nor could it if the server forgot to look.
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
    ['half a character in the message', { message: 'a\uD83Db' }, { detail: badText }],
    ['U+0000 after the phone', { phone: '+998 90 123 45 67\u0000' }, { detail: badText }],
    ['a name nobody sees', { name: '\u0007\u200B' }, invalid({ name: missingField })],
    ['a message nobody sees', { message: ' \u001B \u202E ' }, invalid({ message: missingField })],
    ['a name of line breaks', { name: ' \r\n ' }, invalid({ name: missingField })],
    ['a name of 101 letters', { name: 'x'.repeat(101) }, invalid({ name: tooLongField })],
    ['a message of 4,001 letters', { message: 'x'.repeat(4001) }, invalid({ message: tooLongField })],
    ['a trap of 4,001 letters', { website: 'x'.repeat(4001) }, invalid({ website: tooLongField })],
    ['a trap that is no text', { website: ['x'] }, invalid({ website: invalidField })],
    ['a line break in the phone', { phone: '+998 90 123\r\n45 67' }, invalid({ phone: invalidField })],
    ['a line after the phone', { phone: '+998901234567\r\nBcc: e@x.uz' }, invalid({ phone: invalidField })],
    ['other digits', { phone: '+998 ٩٠ 123 45 67' }, invalid({ phone: invalidField })],
    ['a formula for a phone', { phone: '=1+1' }, invalid({ phone: invalidField })],
  ])('with %s is refused, and nothing kept', async (_, change, body) => {
    expect(await leave(app, change)).toMatchObject({ status: 400, body });
    expect(await kept()).toEqual([]);
  });

  test('of 4,000 letters arrives whole', async () => {
    const message = '😀ʻ"\\\n=1+1,'.repeat(400).slice(0, 4000);
    expect((await leave(app, { message })).status).toBe(201);
    expect(await kept()).toMatchObject([{ message }]);
  });

  test('is not kept when its mail cannot be kept beside it', async () => {
    const { db } = app.database;
    await db.schema.alterTable('outbox').renameTo('away').execute();
    const refused = await leave(app);
    await db.schema.alterTable('away').renameTo('outbox').execute();
    expect([refused.status, await kept()]).toEqual([500, []]);
  });

  test('is removed after twelve months', async () => {
    const now = clock.now();
    const row = { name: goodMessage.name, phone: '+998901234567' };
    const at = (message: string, created_at: Date) => ({ ...row, message, created_at });
    const yearAgo = new Date(now);
    yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
    await app.database.db
      .insertInto('contact_messages')
      .values([
        at('eski', new Date(yearAgo.getTime() - DAY)),
        at('bir yillik', yearAgo),
        at('yosh', new Date(yearAgo.getTime() + 1)),
        at('yangi', now),
      ])
      .execute();
    await sweepMessages(app.database.db, now);
    expect((await kept()).map(({ message }) => message)).toEqual(['yosh', 'yangi']);
  });
});

test('a site without contact details keeps messages and mails none', async () => {
  const app = await openTestApp('embedded');
  await app.database.db.deleteFrom('contacts').execute();
  expect((await leave(app)).status).toBe(201);
  expect(await keptMessages(app)).toHaveLength(1);
  expect(await app.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await app.close();
});
