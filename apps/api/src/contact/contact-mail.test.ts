import { createSendMail } from '../mail/create-send-mail.js';
import { openTestApp, type TestApp } from '../test-app.js';
import { goodMessage, keptMessages, leave } from '../test-contact.js';
import { makeSite, databaseKinds } from '../test-database.js';
import { captureLog } from '../test-log.js';
import { startMailServer, type ReceivedMail, type TestMailServer } from '../test-mail-server.js';
import { runNode, waitUntil, type TestProcess } from '../test-process.js';

const SITE = 'salom@zarra.uz';
const lines = (text: string | undefined): string => (text ?? '').replaceAll('\r\n', '\n');

describe.each(databaseKinds)('the mail of a message (%s)', (kind) => {
  let mailServer: TestMailServer;
  let app: TestApp;
  /** How far the server's clock is ahead, in ms. */
  let late = 0;
  const { log, text: logged } = captureLog();
  /** The mail that follows a message. */
  const mailFor = async (changes: object): Promise<ReceivedMail & { readonly id: number }> => {
    const seen = mailServer.mails.length;
    const { body } = await leave(app, changes);
    await waitUntil(() => mailServer.mails.length > seen);
    expect(mailServer.mails).toHaveLength(seen + 1);
    return { ...mailServer.mails[seen]!, id: Number(body['id']) };
  };

  beforeAll(async () => {
    mailServer = await startMailServer();
    const sendMail = createSendMail({
      smtpUrl: mailServer.url,
      mailFrom: 'Zarra <noreply@zarra.uz>',
      dataDir: '',
      log,
    });
    app = await openTestApp(kind, { sendMail, logger: log, now: () => new Date(Date.now() + late) });
  });
  afterAll(async () => {
    await app.close();
    expect(logged()).not.toMatch(/Dilnoza|evil|\+998/);
  });

  test('comes to the address the site shows, and shows what was written', async () => {
    const message = 'Birinchi qator <b>&\n\n> uchinchi\t"qator" 😀';
    const { id, to, email } = await mailFor({ name: "Gʻayrat O'g'li", message });
    expect([to, email.to]).toEqual([[SITE], [{ name: '', address: SITE }]]);
    expect([email.from, email.replyTo]).toEqual([{ name: 'Zarra', address: 'noreply@zarra.uz' }, undefined]);
    expect(email.subject).toBe(`Zarra: saytdan xabar № ${id}`);
    const quoted =
      "> Ism: Gʻayrat O'g'li\n> Telefon: +998901234567\n> \n> Birinchi qator <b>&\n> \n> > uchinchi";
    expect(lines(email.text)).toContain(`\n\n${quoted}\t"qator" 😀\n\n`);
    expect(lines(email.html)).toContain('Birinchi qator &lt;b&gt;&amp;<br>\n<br>\n&gt; uchinchi');
    expect(email.html).not.toMatch(/<img|<link|<script|<a |<b>|url\(|https?:/);
  });

  test('has the same headers whatever was written', async () => {
    const evil = 'x\r\nBcc: evil@x.uz\r\nReply-To: evil@x.uz\r\n\r\n.\r\nMAIL FROM:<evil@x.uz>\r\n';
    const headersOf = ({ email }: ReceivedMail) =>
      email.headers
        .map(({ key, value }) => `${key}: ${/^(message-id|date|content-type)$/.test(key) ? '…' : value}`)
        .sort();
    const plain = await mailFor({ message: 'Oddiy xabar' });
    const hostile = await mailFor({
      name: `evil@x.uz, <evil@x.uz> ${evil}`,
      message: `${evil}=?utf-8?B?eA==?=`,
    });
    const renumber = (header: string) => header.replace(/^subject: .*/, 'subject: …');
    expect(headersOf(hostile).map(renumber)).toEqual(headersOf(plain).map(renumber));
    expect(hostile.email.subject).toBe(`Zarra: saytdan xabar № ${hostile.id}`);
    expect(hostile.to).toEqual([SITE]);
    expect(hostile.raw.slice(0, hostile.raw.indexOf('\r\n\r\n'))).not.toContain('evil');
    expect(lines(hostile.email.text)).toContain('\n> MAIL FROM:<evil@x.uz>');
  });

  test('goes to the first contact', async () => {
    const { db } = app.database;
    const first = { phone: '+998712000000', email: 'birinchi@maktab.uz', address: 'Buxoro', position: -1 };
    await db.insertInto('contacts').values(first).execute();
    expect((await mailFor({ message: 'Kimga?' })).to).toEqual(['birinchi@maktab.uz']);
    await db.deleteFrom('contacts').where('position', '=', -1).execute();
  });

  test('waits while the mail server is away; the message is kept and thanked for at once', async () => {
    const rows = () => app.database.db.selectFrom('outbox').selectAll().execute();
    const seen = mailServer.mails.length;
    await mailServer.stop();
    expect(await leave(app, { message: 'Server yoʻq' })).toMatchObject({ status: 201 });
    expect((await keptMessages(app)).at(-1)?.message).toBe('Server yoʻq');
    await waitUntil(async () => (await rows()).some((row) => row.attempts > 0 && !row.claimed_at));
    const [waiting] = await rows();
    const days = (Number(waiting?.expires_at) - Number(waiting?.created_at)) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
    await mailServer.start();
    // The next message wakes the outbox; by now the mail is due again.
    late = 5001;
    await leave(app, { message: 'Keyingi' });
    await waitUntil(async () => (await rows()).length === 0);
    expect(mailServer.mails).toHaveLength(seen + 2);
  });
});

describe.each(databaseKinds)('a server killed between thanking and mailing (%s)', (kind) => {
  test('has the message, and mails it once after the restart', async () => {
    const mailServer = await startMailServer();
    const env = { ...(await makeSite(kind)), PORT: '0', SMTP_URL: mailServer.url };
    const start = async (): Promise<{ server: TestProcess; url: string }> => {
      const server = runNode(['server.js'], env);
      const [, url = ''] = await server.waitFor(/Zarra is ready: (http:[^"]+)/);
      return { server, url };
    };
    const send = (url: string) =>
      fetch(new URL('/api/contact-message/', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(goodMessage),
      });

    const first = await start();
    const answer = await send(first.url);
    first.server.child.kill('SIGKILL');
    const { id } = (await answer.json()) as { id: number };
    await first.server.ended;
    expect(mailServer.mails).toEqual([]);

    const second = await start();
    const [mail] = await mailServer.mailsTo(SITE);
    expect(mail?.email.subject).toBe(`Zarra: saytdan xabar № ${id}`);
    const again = await send(second.url);
    expect([again.status, ((await again.json()) as { id: number }).id]).toEqual([201, id]);
    second.server.child.kill('SIGTERM');
    await second.server.ended;
    expect(mailServer.mails).toHaveLength(1);
    expect(first.server.output() + second.server.output()).not.toMatch(/Dilnoza|alaykum|\+998/);
  });
});
