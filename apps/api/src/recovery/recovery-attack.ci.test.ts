import { openTestApp, type TestApp } from '../testing/app.js';
import { MINUTE } from '../testing/clock.js';
import { allDatabaseKinds } from '../testing/database.js';
import { post, registerLearner } from '../testing/learner.js';
import { waitUntil } from '../testing/process.js';
import { STRONG_PASSWORD } from '../testing/recovery.js';
import { isExtended } from '../testing/scope.js';

const realNow = Date.now;
const start = realNow();
let offset = 0;

describe.each(allDatabaseKinds)('an account under attack (%s)', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    // The counters use Date.now, which only advances by `offset`.
    Date.now = () => start + offset;
    app = await openTestApp(kind, { now: () => new Date(Date.now()) });
  });
  afterAll(async () => {
    Date.now = realNow;
    await app.close();
  });

  /** The code of the last mail to an address, and the number of mails with codes. */
  const mailbox = (email: string) => {
    const codes = app.mails
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /^ +(\d{3}(?: \d{3})+)$/m.exec(text)?.[1] ?? []);
    return { last: codes.at(-1) ?? '', count: codes.length };
  };

  /** One minute of guesses from 1,000 addresses, and of recoveries from three other networks. */
  async function attack(username: string, email: string): Promise<void> {
    const minute = offset / MINUTE;
    const guesses = Array.from({ length: 10 }, (_, n) => {
      const client = (minute * 10 + n) % 1000;
      const from = `198.18.${client >> 8}.${client & 255}`;
      return post(app, '/login/', { username, password: 'taxminiy parol' }, { from });
    });
    const recoveries = ['203.0.113.1', '203.0.113.2', '2001:db8::3'].map(async (from) => {
      const { status, body } = await post(app, '/forgot-password/', { email }, { from });
      expect([200, 429]).toContain(status);
      for (let code = 0; status === 200 && code < 5; code += 1) {
        const otp_code = String(code).padStart(6, '0');
        await post(app, '/verify-otp/', { otp_key: body['otp_key'], otp_code }, { from });
      }
    });
    for (const { status } of await Promise.all(guesses)) expect([401, 429]).toContain(status);
    await Promise.all(recoveries);
    offset += MINUTE;
  }

  test.each([
    // Two hours once: on PostgreSQL if there is one.
    ['a browser', isExtended || kind === allDatabaseKinds.at(-1) ? 120 : 20],
    ['a client without cookies', 20],
  ])(
    'the owner signs in from a new device with an e-mailed code (%s, %i minutes)',
    async (client, minutes) => {
      const { username, email } = await registerLearner(app);
      for (let minute = 0; minute < minutes; minute += 1) await attack(username, email);
      const from = client === 'a browser' ? '192.0.2.77' : '192.0.2.78';
      let cookie = '';
      const call = async (path: string, payload: object) => {
        const { status, body, headers } = await post(app, path, payload, { from, headers: { cookie } });
        const device = [headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('device='));
        if (client === 'a browser' && device !== undefined) cookie = device.split(';', 1)[0] ?? '';
        expect([path, status, body['detail']]).toEqual([path, 200, body['detail']]);
        return body;
      };

      const { otp_key } = await call('/forgot-password/', { email });
      await waitUntil(
        async () => (await app.database.db.selectFrom('outbox').select('id').execute()).length === 0,
      );
      const { last: otp_code, count } = mailbox(email);
      await attack(username, email);
      await call('/verify-otp/', { otp_key, otp_code });
      await attack(username, email);
      await call('/reset-password/', { otp_key, new_password: STRONG_PASSWORD });
      // Without a cookie only the sign-in right after the reset precedes the attacker.
      if (client === 'a browser') await attack(username, email);
      const { access } = await call('/login/', { username, password: STRONG_PASSWORD });
      expect(access).toEqual(expect.any(String));
      expect(count).toBeLessThanOrEqual(9);
    },
  );
});
