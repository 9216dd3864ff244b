import { MINUTE } from '../testing/clock.js';
import { oneDatabaseKind } from '../testing/database.js';
import { RIGHT, WRONG } from '../testing/otp-responses.js';
import { openRecoveryTest, wrongCode, type RecoveryTest } from '../testing/recovery.js';

describe.each(oneDatabaseKind('embedded'))(
  'recoveries during hours of requests of other devices (%s)',
  (kind) => {
    let recovery: RecoveryTest;
    beforeAll(async () => {
      recovery = await openRecoveryTest(kind);
    });
    afterAll(() => recovery.app.close());

    test('other devices do not delay the learner: all requests of 3 hours succeed, and mails become rare', async () => {
      const { db } = recovery.app.database;
      const { email } = await recovery.addLearner();
      const mailsByMinute: number[] = [];
      for (let minute = 0; minute < 180; minute += 1) {
        await recovery.requestKey(email);
        const { expires_at } = await db
          .selectFrom('recovery_codes')
          .select('expires_at')
          .where('email_key', '=', email)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow();
        // Enough time to enter the code that is in the mailbox.
        expect(expires_at.getTime() - recovery.now().getTime()).toBeGreaterThanOrEqual(5 * MINUTE);
        mailsByMinute.push(await recovery.countCodes(email));
        recovery.advance(MINUTE);
      }
      const sentAt = mailsByMinute.flatMap((count, minute) =>
        count > (mailsByMinute[minute - 1] ?? 0) ? [minute] : [],
      );
      expect(sentAt).toEqual([0, 2, 7, 17, 37, 67, 97, 127, 157]);
      expect(mailsByMinute.at(-1)).toBe(sentAt.length);
      const mails = recovery.app.mails.filter(({ to }) => to === email);
      expect(mails.map(({ text }) => /Kod (\d+) daqiqa amal qiladi/.exec(text)?.[1])).toEqual([
        '10',
        '10',
        '20',
        '30',
        '40',
        '40',
        '40',
        '40',
        '40',
      ]);
      // Two hours without requests end the row of mails.
      recovery.advance(120 * MINUTE);
      await recovery.requestKey(email);
      recovery.advance(2 * MINUTE);
      await recovery.requestKey(email);
      expect(await recovery.countCodes(email)).toBe(sentAt.length + 2);
    });

    test('a known device gets the mail at once although requests of other devices make mails rare', async () => {
      const { email } = await recovery.addLearner();
      const device = await recovery.addKnownDevice(email);
      for (let minute = 0; minute < 40; minute += 1) {
        await recovery.requestKey(email);
        recovery.advance(MINUTE);
      }
      const before = await recovery.countCodes(email);
      await recovery.requestKey(email);
      expect(await recovery.countCodes(email)).toBe(before);
      await recovery.requestKey(email, device);
      expect(await recovery.countCodes(email)).toBe(before + 1);
    });

    test('a code is replaced by a long one after six hours of requests; keys of the old one keep it', async () => {
      const { email } = await recovery.addLearner();
      const first = await recovery.requestCode(email);
      let [old, next, minutes] = [first, first, 0];
      while (next.code === first.code && minutes < 480) {
        recovery.advance(5 * MINUTE);
        minutes += 5;
        old = next;
        const key = await recovery.requestKey(email);
        next = { key, code: await recovery.codeFor(email, await recovery.countCodes(email)) };
      }
      expect(minutes).toBe(360);
      expect(next.code).toMatch(/^\d{12}$/);
      expect(await recovery.verify(next.key, old.code)).toMatchObject(WRONG);
      expect(await recovery.verify(old.key, old.code)).toMatchObject(RIGHT);
      expect(await recovery.verify(next.key, next.code)).toMatchObject(RIGHT);
    });

    test('unknown devices compare at most 24 short codes in a day', async () => {
      const { email } = await recovery.addLearner();
      let compared = 0;
      for (let hour = 0; hour < 24; hour += 1) {
        const before = await recovery.countCodes(email);
        const keys: string[] = [];
        for (let client = 0; client < 5; client += 1) keys.push(await recovery.requestKey(email));
        const code = await recovery.codeFor(email, before + 1);
        if (code.length === 6) {
          // Four tries in an hour stay below the limit for a long code.
          const tries = compared === 0 ? 4 : 25;
          for (let n = 0; n < tries; n += 1) {
            const { body } = await recovery.verify(keys[n % 5] ?? '', wrongCode(code, n + 1));
            if (body['detail'] === WRONG.body.detail) compared += 1;
          }
        }
        recovery.advance(60 * MINUTE);
      }
      expect(compared).toBe(24);
      recovery.advance(24 * 60 * MINUTE);
      expect((await recovery.requestCode(email)).code).toMatch(/^\d{6}$/);
    });
  },
);
