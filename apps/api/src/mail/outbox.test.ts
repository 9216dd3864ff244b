import type { Database } from '../database/open-database.js';
import { MINUTE } from '../test-clock.js';
import { databaseKinds, openTestDatabase } from '../test-database.js';
import { captureLog } from '../test-log.js';
import { waitUntil } from '../test-process.js';
import { passwordChangedMail, recoveryCodeMail } from './account-mails.js';
import { MailRefusedError, type Mail, type SendMail } from './mail.js';
import { createOutbox, type Outbox } from './outbox.js';

const key = new Uint8Array(32).fill(7);
describe.each(databaseKinds)('the outbox (%s)', (kind) => {
  let database: Database;
  let time: Date;
  const now = () => time;
  const pass = (ms: number): void => void (time = new Date(time.getTime() + ms));
  const { log, text: logged } = captureLog();
  const opened: Outbox[] = [];
  const open = (sendMail: SendMail): Outbox => {
    const outbox = createOutbox({ db: database.db, key, sendMail, now, log });
    opened.push(outbox);
    return outbox;
  };
  const add = (outbox: Outbox, mail: Mail | undefined, ms = 10 * MINUTE): Promise<void> =>
    database.db.transaction().execute((trx) => outbox.add(trx, mail, new Date(time.getTime() + ms)));
  const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const isEmpty = async (): Promise<boolean> => (await rows()).length === 0;
  const mail = recoveryCodeMail('aziza@maktab.uz', '012345');

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

  /** Takes what it is given, or fails as told. */
  function sender(...failures: (Error | undefined)[]) {
    const sent: Mail[] = [];
    const tries: Date[] = [];
    const send: SendMail = (given) => {
      tries.push(time);
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      sent.push(given);
      return Promise.resolve();
    };
    return { send, sent, tries };
  }

  test('a mail leaves once woken, and only when its transaction was committed', async () => {
    const { send, sent } = sender();
    const outbox = open(send);
    const undone = database.db.transaction().execute(async (trx) => {
      await outbox.add(trx, passwordChangedMail('b@maktab.uz'), new Date(time.getTime() + MINUTE));
      throw new Error('changed our mind');
    });
    await expect(undone).rejects.toThrow('changed our mind');
    await add(outbox, mail);
    outbox.wake();
    await waitUntil(isEmpty);
    expect(sent).toEqual([mail]);
  });

  test('a decoy cannot be told from a mail, is never handed over and goes the same way', async () => {
    const { send, sent } = sender();
    const other = open(() => Promise.reject(new Error('never asked')));
    await other.close();
    await add(other, mail);
    await add(other, undefined);
    const [real, decoy] = await rows();
    expect(decoy?.sealed.length).toBe(real?.sealed.length);
    expect({ ...decoy, id: 0, sealed: '' }).toEqual({ ...real, id: 0, sealed: '' });
    const plain = Buffer.from(real?.sealed.split('.').join('') ?? '', 'base64url').toString('latin1');
    expect(plain).not.toMatch(/aziza|012/);
    open(send);
    await waitUntil(isEmpty);
    expect(sent).toEqual([mail]);
  });

  test('what waits at a start leaves at once', async () => {
    const first = open(() => Promise.resolve());
    await first.close();
    await add(first, mail);
    const { send, sent } = sender();
    open(send);
    await waitUntil(isEmpty);
    expect(sent).toEqual([mail]);
  });

  test('what has the least time left leaves first', async () => {
    const first = open(() => Promise.resolve());
    await first.close();
    const patient = ['c@maktab.uz', 'd@maktab.uz'].map(passwordChangedMail);
    for (const each of patient) await add(first, each, 7 * 24 * 60 * MINUTE);
    pass(1000);
    await add(first, mail);
    const { send, sent } = sender();
    open(send);
    await waitUntil(isEmpty);
    expect(sent).toEqual([mail, ...patient]);
  });

  test('a refused mail is tried again after 5, 15, 30 and 60 seconds, until its time is over', async () => {
    const { send, tries } = sender(...Array<Error>(20).fill(new MailRefusedError('ECONNREFUSED')));
    const outbox = open(send);
    await add(outbox, mail);
    const began = time.getTime();
    for (let second = 0; second <= 11 * 60; second += 5) {
      outbox.wake();
      // Either it is tried, or nothing is due: both end with the row at rest.
      await waitUntil(async () =>
        (await rows()).every(
          (row) => row.claimed_at === null && row.expires_at > time && row.next_attempt_at > time,
        ),
      );
      pass(5000);
    }
    const seconds = tries.map((at) => (at.getTime() - began) / 1000);
    expect(seconds.slice(0, 7)).toEqual([0, 5, 20, 50, 110, 170, 230]);
    expect(Math.max(...seconds)).toBeLessThan(600);
    expect(await rows()).toEqual([]);
    expect(logged()).toContain('"reason":"expired"');
  });

  test('it wakes by itself when the next attempt is due', async () => {
    const { send, sent } = sender(new MailRefusedError('451'));
    const outbox = createOutbox({ db: database.db, key, sendMail: send, now: () => new Date(), log });
    opened.push(outbox);
    time = new Date();
    await add(outbox, mail);
    outbox.wake();
    await waitUntil(isEmpty);
    expect(sent).toEqual([mail]);
  });

  test('a mail whose fate is unknown is never handed over again', async () => {
    const { send, tries } = sender(new Error('connection lost, aziza@maktab.uz'));
    const outbox = open(send);
    await add(outbox, mail);
    outbox.wake();
    await waitUntil(isEmpty);
    expect(tries).toHaveLength(1);
  });

  test('a mail that a killed process had claimed is dropped after two minutes, not sent', async () => {
    const killed = open(() => Promise.resolve());
    await killed.close();
    await add(killed, mail);
    await database.db.updateTable('outbox').set({ claimed_at: time, attempts: 1 }).execute();
    const { send, sent } = sender();
    const outbox = open(send);
    pass(2 * MINUTE - 1);
    outbox.wake();
    await add(outbox, passwordChangedMail('b@maktab.uz'));
    outbox.wake();
    // What left is removed a moment after it was handed over; the other one stays.
    await waitUntil(async () => sent.length === 1 && (await rows()).length === 1);
    pass(1);
    outbox.wake();
    await waitUntil(isEmpty);
    expect(sent.map(({ to }) => to)).toEqual(['b@maktab.uz']);
    expect(logged()).toContain('"reason":"abandoned"');
  });

  test('several processes never hand the same mail over twice', async () => {
    const { send, sent } = sender();
    const first = open(send);
    const addresses = Array.from({ length: 30 }, (_, index) => `learner${index}@maktab.uz`);
    for (const to of addresses) await add(first, passwordChangedMail(to));
    const others = [open(send), open(send), open(send)];
    for (const outbox of [first, ...others]) outbox.wake();
    await waitUntil(isEmpty);
    expect(sent.map(({ to }) => to).sort()).toEqual([...addresses].sort());
  });

  test('a mail is claimed, for everybody to see, before it is handed over', async () => {
    const claims: (Date | null)[] = [];
    const outbox = open(async () => {
      for (const { claimed_at } of await rows()) claims.push(claimed_at);
    });
    await add(outbox, mail);
    outbox.wake();
    await waitUntil(isEmpty);
    expect(claims).toEqual([time]);
  });

  test('it survives a database that is away', async () => {
    await database.db.schema.alterTable('outbox').renameTo('away').execute();
    const { send, sent } = sender();
    const outbox = open(send);
    const before = logged().length;
    outbox.wake();
    await waitUntil(() => logged().slice(before).includes('the outbox could not be read'));
    await database.db.schema.alterTable('away').renameTo('outbox').execute();
    await add(outbox, mail);
    outbox.wake();
    await waitUntil(isEmpty);
    expect(sent).toEqual([mail]);
  });

  test('a mail sealed with another secret is dropped, and does not stop the others', async () => {
    const { send, sent } = sender();
    const outbox = open(send);
    const stranger = createOutbox({
      db: database.db,
      key: new Uint8Array(32).fill(8),
      sendMail: send,
      now,
      log,
    });
    await stranger.close();
    await add(stranger, mail);
    await add(outbox, passwordChangedMail('b@maktab.uz'));
    outbox.wake();
    await waitUntil(isEmpty);
    expect(sent.map(({ to }) => to)).toEqual(['b@maktab.uz']);
  });

  test('closing waits for the mail under way; one that hangs goes back for the next start', async () => {
    let finish: (() => void) | undefined;
    const slow = open(() => new Promise((resolve) => (finish = resolve)));
    await add(slow, mail);
    slow.wake();
    await waitUntil(() => finish !== undefined);
    const closed = slow.close();
    finish?.();
    await closed;
    expect(await rows()).toEqual([]);

    let began = false;
    const hanging = open(
      (_mail, _id, signal) =>
        new Promise((_resolve, reject) => {
          began = true;
          signal?.addEventListener('abort', () => reject(new MailRefusedError('EABORT')));
        }),
    );
    await add(hanging, mail);
    hanging.wake();
    await waitUntil(() => began);
    await hanging.close();
    expect(await rows()).toEqual([expect.objectContaining({ claimed_at: null })]);
  });
});
