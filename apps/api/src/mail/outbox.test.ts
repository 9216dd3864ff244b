import { createTaskMonitor } from '../background-tasks.js';
import type { Database } from '../database/open-database.js';
import { openTestApp } from '../testing/app.js';
import { MINUTE } from '../testing/clock.js';
import { databaseKinds, openTestDatabase } from '../testing/database.js';
import { captureLog } from '../testing/log.js';
import { waitUntil } from '../testing/process.js';
import { noticeMail, recoveryCodeMail } from './mail-templates.js';
import { MailNotSentError, type Mail, type SendMail } from './mail.js';
import { createOutbox, type Outbox } from './outbox.js';

const key = new Uint8Array(32).fill(7);
describe.each(databaseKinds)('the outbox (%s)', (kind) => {
  let database: Database;
  let time: Date;
  const now = () => time;
  const advance = (ms: number): void => void (time = new Date(time.getTime() + ms));
  const { log, text: logged } = captureLog();
  const monitorTask = createTaskMonitor({ log });
  const opened: Outbox[] = [];
  const open = (sendMail: SendMail): Outbox => {
    const outbox = createOutbox({ db: database.db, key, sendMail, now, log, monitorTask });
    opened.push(outbox);
    return outbox;
  };
  const add = (outbox: Outbox, mail: Mail | undefined, ms = 10 * MINUTE): Promise<void> =>
    database.db.transaction().execute((trx) => outbox.add(trx, mail, new Date(time.getTime() + ms)));
  const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const isEmpty = async (): Promise<boolean> => (await rows()).length === 0;
  const mail = recoveryCodeMail('aziza@maktab.uz', '012345', 10);

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(() => {
    time = new Date('2026-03-01T10:00:00Z');
  });
  afterEach(async () => {
    for (const outbox of opened.splice(0)) await outbox.close();
    await database.db.deleteFrom('outbox').execute();
  });
  afterAll(async () => {
    expect(logged()).not.toMatch(/aziza|012.?345|Assalomu/);
    await database.close();
  });

  /** Records the mails; its first calls fail with the given errors. */
  function createSender(...failures: (Error | undefined)[]) {
    const sent: Mail[] = [];
    const attempts: Date[] = [];
    const send: SendMail = (received) => {
      attempts.push(time);
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      sent.push(received);
      return Promise.resolve();
    };
    return { send, sent, attempts };
  }

  test('a mail is sent only after its transaction is committed', async () => {
    const { send, sent } = createSender();
    const outbox = open(send);
    const rolledBack = database.db.transaction().execute(async (trx) => {
      await outbox.add(trx, noticeMail('b@maktab.uz', 'passwordChanged'), new Date(time.getTime() + MINUTE));
      throw new Error('roll back');
    });
    await expect(rolledBack).rejects.toThrow('roll back');
    await add(outbox, mail);
    outbox.sendDue();
    await waitUntil(isEmpty);
    expect(sent).toEqual([mail]);
  });

  test('a decoy looks like a mail in the database, and is deleted without being sent', async () => {
    const { send, sent } = createSender();
    const closedOutbox = open(() => Promise.reject(new Error('unexpected call')));
    await closedOutbox.close();
    await add(closedOutbox, mail);
    await add(closedOutbox, undefined);
    const [real, decoy] = await rows();
    expect(decoy?.sealed.length).toBe(real?.sealed.length);
    expect({ ...decoy, id: 0, sealed: '' }).toEqual({ ...real, id: 0, sealed: '' });
    const plain = Buffer.from(real?.sealed.split('.').join('') ?? '', 'base64url').toString('latin1');
    expect(plain).not.toMatch(/aziza|012/);
    open(send).sendDue();
    await waitUntil(isEmpty);
    expect(sent).toEqual([mail]);
  });

  test('queued mail is sent after the next start', async () => {
    const first = await openTestApp(kind);
    const { outbox } = first.fastify;
    const expiry = new Date(Date.now() + 10 * MINUTE);
    await first.database.db.transaction().execute((trx) => outbox.add(trx, mail, expiry));
    await first.fastify.close();
    const second = await openTestApp(kind, { database: first.database });
    await second.listen();
    await waitUntil(() => second.mails.length > 0);
    expect(second.mails).toEqual([mail]);
    await second.close();
  });

  test('the mail that expires first is sent first', async () => {
    const closedOutbox = open(() => Promise.resolve());
    await closedOutbox.close();
    const lastingMails = ['c@maktab.uz', 'd@maktab.uz'].map((to) => noticeMail(to, 'passwordChanged'));
    for (const each of lastingMails) await add(closedOutbox, each, 7 * 24 * 60 * MINUTE);
    advance(1000);
    await add(closedOutbox, mail);
    const { send, sent } = createSender();
    open(send).sendDue();
    await waitUntil(isEmpty);
    expect(sent).toEqual([mail, ...lastingMails]);
  });

  test('a mail that was not sent is retried after 5, 15, 30 and 60 seconds, until it expires', async () => {
    const { send, attempts } = createSender(...Array<Error>(20).fill(new MailNotSentError('ECONNREFUSED')));
    const outbox = open(send);
    await add(outbox, mail);
    const startTime = time.getTime();
    for (let second = 0; second <= 11 * 60; second += 5) {
      outbox.sendDue();
      // Waits until the mail is either retried or not due: both leave an unclaimed row with a later attempt.
      await waitUntil(async () =>
        (await rows()).every(
          (row) => row.claimed_at === null && row.expires_at > time && row.next_attempt_at > time,
        ),
      );
      advance(5000);
    }
    const seconds = attempts.map((attempt) => (attempt.getTime() - startTime) / 1000);
    expect(seconds.slice(0, 7)).toEqual([0, 5, 20, 50, 110, 170, 230]);
    expect(Math.max(...seconds)).toBeLessThan(600);
    expect(await rows()).toEqual([]);
    expect(logged()).toContain('"reason":"expired"');
  });

  test('the next attempt starts when it is due', async () => {
    const { send, sent } = createSender(new MailNotSentError('451'));
    const outbox = createOutbox({
      db: database.db,
      key,
      sendMail: send,
      now: () => new Date(),
      log,
      monitorTask,
    });
    opened.push(outbox);
    time = new Date();
    await add(outbox, mail);
    outbox.sendDue();
    await waitUntil(isEmpty);
    expect(sent).toEqual([mail]);
  });

  test('a mail is not sent again when the result is unknown', async () => {
    const { send, attempts } = createSender(new Error('connection lost, aziza@maktab.uz'));
    const outbox = open(send);
    await add(outbox, mail);
    outbox.sendDue();
    await waitUntil(isEmpty);
    expect(attempts).toHaveLength(1);
  });

  test('a mail claimed by a killed process is dropped after two minutes', async () => {
    const killedOutbox = open(() => Promise.resolve());
    await killedOutbox.close();
    await add(killedOutbox, mail);
    await database.db.updateTable('outbox').set({ claimed_at: time, attempts: 1 }).execute();
    const { send, sent } = createSender();
    const outbox = open(send);
    advance(2 * MINUTE - 1);
    outbox.sendDue();
    await add(outbox, noticeMail('b@maktab.uz', 'passwordChanged'));
    outbox.sendDue();
    // The sent mail is deleted shortly after its sending; the claimed one remains.
    await waitUntil(async () => sent.length === 1 && (await rows()).length === 1);
    advance(1);
    outbox.sendDue();
    await waitUntil(isEmpty);
    expect(sent.map(({ to }) => to)).toEqual(['b@maktab.uz']);
    expect(logged()).toContain('"reason":"abandoned"');
  });

  test('several processes never send the same mail twice', async () => {
    const { send, sent } = createSender();
    const first = open(send);
    const addresses = Array.from({ length: 30 }, (_, index) => `learner${index}@maktab.uz`);
    for (const to of addresses) await add(first, noticeMail(to, 'passwordChanged'));
    const others = [open(send), open(send), open(send)];
    for (const outbox of [first, ...others]) outbox.sendDue();
    await waitUntil(isEmpty);
    expect(sent.map(({ to }) => to).sort()).toEqual([...addresses].sort());
  });

  test('the claim of a mail is committed before the mail is sent', async () => {
    const claims: (Date | null)[] = [];
    const outbox = open(async () => {
      for (const { claimed_at } of await rows()) claims.push(claimed_at);
    });
    await add(outbox, mail);
    outbox.sendDue();
    await waitUntil(isEmpty);
    expect(claims).toEqual([time]);
  });

  test('the outbox continues after a database error', async () => {
    await database.db.schema.alterTable('outbox').renameTo('away').execute();
    const { send, sent } = createSender();
    const outbox = open(send);
    const before = logged().length;
    outbox.sendDue();
    await waitUntil(() => logged().slice(before).includes('could not read the outbox'));
    await database.db.schema.alterTable('away').renameTo('outbox').execute();
    await add(outbox, mail);
    outbox.sendDue();
    await waitUntil(isEmpty);
    expect(sent).toEqual([mail]);
  });

  test('a mail encrypted with another secret is dropped, and the others are sent', async () => {
    const { send, sent } = createSender();
    const outbox = open(send);
    const otherOutbox = createOutbox({
      db: database.db,
      key: new Uint8Array(32).fill(8),
      sendMail: send,
      now,
      log,
      monitorTask,
    });
    await otherOutbox.close();
    await add(otherOutbox, mail);
    await add(outbox, noticeMail('b@maktab.uz', 'passwordChanged'));
    outbox.sendDue();
    await waitUntil(isEmpty);
    expect(sent.map(({ to }) => to)).toEqual(['b@maktab.uz']);
  });

  test('closing waits for the current mail; one that hangs stays queued for the next start', async () => {
    let finish: (() => void) | undefined;
    const slow = open(() => new Promise((resolve) => (finish = resolve)));
    await add(slow, mail);
    slow.sendDue();
    await waitUntil(() => finish !== undefined);
    const closed = slow.close();
    finish?.();
    await closed;
    expect(await rows()).toEqual([]);

    let started = false;
    const hanging = open(
      (_mail, _id, signal) =>
        new Promise((_resolve, reject) => {
          started = true;
          signal?.addEventListener('abort', () => reject(new MailNotSentError('EABORT')));
        }),
    );
    await add(hanging, mail);
    hanging.sendDue();
    await waitUntil(() => started);
    await hanging.close();
    expect(await rows()).toEqual([expect.objectContaining({ claimed_at: null })]);
  });
});
