import { createSendMail } from '../mail/create-send-mail.js';
import { MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { captureLog } from '../testing/log.js';
import { startMailServer, type MailServerMode, type TestMailServer } from '../testing/mail-server.js';
import { waitUntil } from '../testing/process.js';
import { openRecoveryTest, type RecoveryTest } from '../testing/recovery.js';

describe.each(databaseKinds)('recovery over a real mail server (%s)', (kind) => {
  let mailServer: TestMailServer;
  let recovery: RecoveryTest;
  const { log, text: logged } = captureLog();

  beforeAll(async () => {
    mailServer = await startMailServer();
    const smtpUrl = `${mailServer.url}/?greetingTimeout=500&socketTimeout=500`;
    const sendMail = createSendMail({ smtpUrl, mailFrom: 'Zarra <noreply@zarra.uz>', dataDir: '', log });
    recovery = await openRecoveryTest(kind, { sendMail, logger: log });
  });
  afterAll(async () => {
    await recovery.app.close();
    expect(logged()).toContain('mail not sent');
    expect(logged()).not.toMatch(/maktab\.uz|\d{3} \d{3}|greylisted/);
  });
  afterEach(async () => {
    mailServer.mode = 'accept';
  });

  const queuedMails = () => recovery.app.database.db.selectFrom('outbox').selectAll().execute();
  const isEmpty = async (): Promise<boolean> => (await queuedMails()).length === 0;
  /** Repeats attempts that exceed the short timeouts of this test on a loaded machine. */
  const waitForDelivery = () =>
    waitUntil(async () => {
      const mails = await queuedMails();
      if (mails.some((mail) => mail.claimed_at)) return false;
      const delays = mails.map((mail) => mail.next_attempt_at.getTime() - recovery.now().getTime());
      recovery.advance(Math.max(0, ...delays));
      recovery.app.fastify.outbox.sendDue();
      return mails.length === 0;
    });

  test('the code arrives and is accepted', async () => {
    const { email } = await recovery.addLearner();
    const key = await recovery.requestKey(email);
    const [mail] = await mailServer.mailsTo(email);
    const code =
      /(\d{3}) (\d{3})/
        .exec(mail?.email.text ?? '')
        ?.slice(1)
        .join('') ?? '';
    expect(await recovery.verify(key, code)).toMatchObject({ status: 200 });
    expect(mail?.email.from).toEqual({ name: 'Zarra', address: 'noreply@zarra.uz' });
  });

  test.each<MailServerMode | 'down'>(['down', 'reject', 'reject-text', 'hang'])(
    'with a mail server in mode "%s" the code arrives once the server accepts mail again',
    async (mode) => {
      const { email } = await recovery.addLearner();
      if (mode === 'down') await mailServer.stop();
      else mailServer.mode = mode;
      await recovery.requestKey(email);
      await waitUntil(async () => (await queuedMails()).some((row) => row.attempts > 0 && !row.claimed_at));
      if (mode === 'down') await mailServer.start();
      mailServer.mode = 'accept';
      const before = mailServer.mails.length;
      // Any request makes the outbox send; the clock is past the retry delay.
      recovery.advance(5001);
      await recovery.requestKey(`unknown-${mode}@maktab.uz`);
      await waitForDelivery();
      expect(mailServer.mails.slice(before).map(({ to }) => to)).toEqual([[email]]);
    },
  );

  test.each<MailServerMode>(['hang-after-text', 'drop-after-text'])(
    'a mail server in mode "%s" gets the code once',
    async (mode) => {
      const { email } = await recovery.addLearner();
      mailServer.mode = mode;
      await recovery.requestKey(email);
      await waitUntil(async () => (await mailServer.mailsTo(email)).length === 1 && (await isEmpty()));
      mailServer.mode = 'accept';
      // A repeated mail would be sent before the next one.
      const next = await recovery.addLearner();
      await recovery.requestKey(next.email);
      await mailServer.mailsTo(next.email);
      expect(await mailServer.mailsTo(email)).toHaveLength(1);
    },
  );

  test('a code that expired while the mail server was down is not sent', async () => {
    const { email } = await recovery.addLearner();
    await mailServer.stop();
    await recovery.requestKey(email);
    await waitUntil(async () => (await queuedMails()).some((row) => row.attempts > 0 && !row.claimed_at));
    recovery.advance(10 * MINUTE + 1000);
    await mailServer.start();
    const next = await recovery.addLearner();
    await recovery.requestKey(next.email);
    await mailServer.mailsTo(next.email);
    await waitUntil(isEmpty);
    expect(mailServer.mails.flatMap(({ to }) => to)).not.toContain(email);
  });

  test('line breaks in a stored address add no headers, and the outbox continues', async () => {
    const { email } = await recovery.addLearner({ email: `crlf-${kind}@maktab.uz` });
    const { db } = recovery.app.database;
    await db
      .updateTable('users')
      .set({ email: `${email}\r\nBcc: evil@x.uz` })
      .where('email_key', '=', email)
      .execute();
    await recovery.requestKey(email);
    await waitUntil(async () => (await queuedMails()).some((row) => row.attempts > 0 && !row.claimed_at));
    const next = await recovery.addLearner();
    await recovery.requestKey(next.email);
    const [mail] = await mailServer.mailsTo(next.email);
    expect(mail?.to).toEqual([next.email]);
    expect(mailServer.mails.flatMap(({ to, raw }) => [...to, raw]).join()).not.toContain('evil@x.uz');
  });
});
