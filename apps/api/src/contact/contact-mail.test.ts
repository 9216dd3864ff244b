import { createSendMail } from '../mail/create-send-mail.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { storedMessages, sendMessage } from '../testing/contact.js';
import { databaseKinds } from '../testing/database.js';
import { captureLog } from '../testing/log.js';
import { startMailServer, type ReceivedMail, type TestMailServer } from '../testing/mail-server.js';
import { waitUntil } from '../testing/process.js';

const SITE = 'salom@zarra.uz';
const lines = (text: string | undefined): string => (text ?? '').replaceAll('\r\n', '\n');

describe.each(databaseKinds)('the mail of a contact message (%s)', (kind) => {
  let mailServer: TestMailServer;
  let app: TestApp;
  /** Offset of the server's clock, ms. */
  let clockOffset = 0;
  const { log, text: logged } = captureLog();
  /** Sends a message and waits for its mail. */
  const mailFor = async (changes: object): Promise<ReceivedMail & { readonly id: number }> => {
    const before = mailServer.mails.length;
    const { body } = await sendMessage(app, changes);
    await waitUntil(() => mailServer.mails.length > before);
    expect(mailServer.mails).toHaveLength(before + 1);
    return { ...mailServer.mails[before]!, id: Number(body['id']) };
  };

  beforeAll(async () => {
    mailServer = await startMailServer();
    const sendMail = createSendMail({
      smtpUrl: mailServer.url,
      mailFrom: 'Zarra <noreply@zarra.uz>',
      dataDir: '',
      log,
    });
    app = await openTestApp(kind, { sendMail, logger: log, now: () => new Date(Date.now() + clockOffset) });
  });
  afterAll(async () => {
    await app.close();
    expect(logged()).not.toMatch(/Dilnoza|evil|\+998/);
  });

  test('arrives at the contact address with the message', async () => {
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

  test('has the same headers for every message', async () => {
    const injection = 'x\r\nBcc: evil@x.uz\r\nReply-To: evil@x.uz\r\n\r\n.\r\nMAIL FROM:<evil@x.uz>\r\n';
    const headersOf = ({ email }: ReceivedMail) =>
      email.headers
        .map(({ key, value }) => `${key}: ${/^(message-id|date|content-type)$/.test(key) ? '…' : value}`)
        .sort();
    const plain = await mailFor({ message: 'Oddiy xabar' });
    const hostile = await mailFor({
      name: `evil@x.uz, <evil@x.uz> ${injection}`,
      message: `${injection}=?utf-8?B?eA==?=`,
    });
    const withoutNumber = (header: string) => header.replace(/^subject: .*/, 'subject: …');
    expect(headersOf(hostile).map(withoutNumber)).toEqual(headersOf(plain).map(withoutNumber));
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

  test('waits while the mail server is down; the message is stored and accepted immediately', async () => {
    const rows = () => app.database.db.selectFrom('outbox').selectAll().execute();
    const before = mailServer.mails.length;
    await mailServer.stop();
    expect(await sendMessage(app, { message: 'Server yoʻq' })).toMatchObject({ status: 201 });
    expect((await storedMessages(app)).at(-1)?.message).toBe('Server yoʻq');
    await waitUntil(async () => (await rows()).some((row) => row.attempts > 0 && !row.claimed_at));
    const [queued] = await rows();
    const days = (Number(queued?.expires_at) - Number(queued?.created_at)) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
    await mailServer.start();
    // The next message makes the outbox send; the clock is past the retry delay.
    clockOffset = 5001;
    await sendMessage(app, { message: 'Keyingi' });
    await waitUntil(async () => (await rows()).length === 0);
    expect(mailServer.mails).toHaveLength(before + 2);
  });
});
