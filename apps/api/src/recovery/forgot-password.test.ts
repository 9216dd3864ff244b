import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { rateLimits } from '../limits/limit-table.js';
import { recoveryCodeMail } from '../mail/mail-templates.js';
import type { Mail } from '../mail/mail.js';
import { HOUR, MINUTE } from '../testing/clock.js';
import { oneDatabaseKind } from '../testing/database.js';
import { waitUntil } from '../testing/process.js';
import { clientAt, openRecoveryTest, type RecoveryResponse, type RecoveryTest } from '../testing/recovery.js';

/** The specification's text (§9), with the waiting time. */
const tooSoon = (minutes: number) => ({
  status: 429,
  body: { detail: `${minutes} daqiqadan so‘ng urunib ko‘ring.` },
});

describe.each(oneDatabaseKind('embedded'))('forgot-password (%s)', (kind) => {
  let recovery: RecoveryTest;
  beforeAll(async () => {
    recovery = await openRecoveryTest(kind);
  });
  afterAll(() => recovery.app.close());
  const request = (email: string): Promise<RecoveryResponse> => recovery.post('/forgot-password/', { email });

  test('the code is mailed to the stored address; the response contains only the key', async () => {
    const { email } = await recovery.addLearner({ email: `Aziza.K@Maktab.uz` });
    const { status, body, headers } = await request('  aziza.k@MAKTAB.uz ');
    expect({ status, body }).toEqual({
      status: 200,
      body: { otp_key: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const code = await recovery.codeFor(email);
    expect(await recovery.verify(String(body['otp_key']), code)).toMatchObject({ status: 200 });
  });

  test('an unknown or disabled address gets no mail', async () => {
    const disabled = await recovery.addLearner({ disabled_at: recovery.now() });
    const before = recovery.app.mails.length;
    await request(disabled.email);
    await request('unknown@maktab.uz');
    const queuedMails = () => recovery.app.database.db.selectFrom('outbox').select('id').execute();
    await waitUntil(async () => (await queuedMails()).length === 0);
    expect(recovery.app.mails).toHaveLength(before);
  });

  test.each(['known', 'unknown'])(
    'a client waits 5 minutes until its next request, and the text states the rest (%s address)',
    async (kindOf) => {
      const email = kindOf === 'known' ? (await recovery.addLearner()).email : `no-${kind}@maktab.uz`;
      const client = clientAt(kindOf === 'known' ? '192.0.2.1' : '192.0.2.2');
      const again = () => recovery.post('/forgot-password/', { email: email.toUpperCase() }, client);
      expect((await again()).status).toBe(200);
      const first = await again();
      expect(first).toMatchObject(tooSoon(5));
      expect(first.headers.get('retry-after')).toBe('300');
      recovery.advance(2 * MINUTE);
      const { headers, ...second } = await again();
      expect(second).toMatchObject(tooSoon(3));
      expect(headers.get('retry-after')).toBe('180');
      recovery.advance(3 * MINUTE - 3000);
      expect(await again()).toMatchObject(tooSoon(1));
      recovery.advance(3000);
      expect((await again()).status).toBe(200);
    },
  );

  test.each([HOUR, 24 * HOUR])(
    'a clock that was %i ms ahead delays neither the next request of a client nor its mail for longer than an interval',
    async (ahead) => {
      const { email } = await recovery.addLearner();
      const client = clientAt('192.0.2.3');
      const again = () => recovery.post('/forgot-password/', { email }, client);
      recovery.advance(ahead);
      const early = await again();
      expect(early.status).toBe(200);
      await recovery.codeFor(email);
      recovery.advance(-ahead);
      const { status, body } = await again();
      expect(status).toBe(200);
      const code = await recovery.codeFor(email, 2);
      expect(await recovery.verify(String(body['otp_key']), code)).toMatchObject({ status: 200 });
      // The new request counts as usual.
      expect(await again()).toMatchObject(tooSoon(5));
    },
  );

  test.each(['known', 'unknown'])(
    'of 20 parallel requests of a client one succeeds; 20 clients all get keys, and one mail is sent (%s address)',
    async (kindOf) => {
      const newEmail = async (name: string) =>
        kindOf === 'known' ? (await recovery.addLearner()).email : `${name}-${kind}@maktab.uz`;
      const [email, popular] = [await newEmail('one'), await newEmail('popular')];
      const requests = (address: string, headers?: Record<string, string>) =>
        Promise.all(
          Array.from({ length: 20 }, () => recovery.post('/forgot-password/', { email: address }, headers)),
        );
      const responses = await requests(email, clientAt(kindOf === 'known' ? '192.0.2.3' : '192.0.2.4'));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const response of responses)
        if (response.status !== 200) expect(response).toMatchObject(tooSoon(5));
      const keys = (await requests(popular)).map(({ body }) => body['otp_key']);
      expect(new Set(keys).size).toBe(20);
      for (const address of [email, popular])
        expect(await recovery.countCodes(address)).toBe(kindOf === 'known' ? 1 : 0);
    },
  );

  test('a browser waits for itself only, not for others of its network', async () => {
    const { email } = await recovery.addLearner();
    const browser = async () => {
      const response = await recovery.post('/login/', { username: 'hech kim', password: 'x' });
      const token = /csrftoken=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
      return { ...clientAt('192.0.2.5'), cookie: `csrftoken=${token}`, 'x-csrftoken': token };
    };
    const [one, other] = [await browser(), await browser()];
    const ask = async (headers: Record<string, string>) =>
      (await recovery.post('/forgot-password/', { email }, headers)).status;
    expect([await ask(one), await ask(one), await ask(other)]).toEqual([200, 429, 200]);
    // A forged cookie counts as none.
    const forged = { ...clientAt('192.0.2.5'), authorization: 'Bearer x' };
    expect(await ask(forged)).toBe(200);
    expect(await ask({ ...forged, cookie: 'csrftoken=1' })).toBe(429);
  });

  test('the limit of a network states its wait and does not limit known devices', async () => {
    const { email } = await recovery.addLearner();
    const network = clientAt('192.0.2.6');
    const device = { ...(await recovery.addKnownDevice(email)), ...network };
    const { uses } = rateLimits.recoveryByBrowser;
    const ask = (n: number) =>
      recovery.post('/forgot-password/', { email: `maktab-${n}@maktab.uz` }, network);
    for (let n = 0; n < uses; n += 1) expect((await ask(n)).status).toBe(200);
    const rejected = await ask(uses);
    expect(rejected).toMatchObject({ status: 429, body: { detail: expect.stringMatching(/10 daqiqadan/) } });
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect((await recovery.post('/forgot-password/', { email }, network)).status).toBe(429);
    expect((await recovery.post('/forgot-password/', { email }, device)).status).toBe(200);
  });

  test.each([
    {},
    { email: '' },
    { email: 'aziza' },
    { email: 5 },
    { email: ['a@b.uz'] },
    { email: 'a@b.uz\r\nBcc: c@d.uz' },
  ])('an invalid address is rejected: %j', async (body) => {
    expect(await recovery.post('/forgot-password/', body)).toMatchObject({
      status: 400,
      body: { errors: { email: expect.any(String) } },
    });
  });

  test('codes and keys are random; codes keep leading zeros', async () => {
    const codes: string[] = [];
    const keys = new Set<string>();
    for (let index = 0; index < 24; index += 1) {
      const { key, code } = await recovery.requestCode((await recovery.addLearner()).email);
      codes.push(code);
      keys.add(key);
    }
    expect(keys.size).toBe(24);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    // The probability that 24 random codes share their first digit is 10^-23.
    expect(new Set(codes.map(([first]) => first)).size).toBeGreaterThan(1);
  });

  test('the database contains no code and no key in plain text', async () => {
    const { email } = await recovery.addLearner();
    const { db } = recovery.app.database;
    const { key, code } = await recovery.requestCode(email);
    await recovery.verify(key, code);
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
    let cells = 0;
    for (const { name } of tables.rows) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      for (const value of rows.flatMap((row) => Object.values(row))) {
        cells += 1;
        expect(String(value)).not.toContain(key);
        expect(String(value)).not.toBe(code);
      }
    }
    expect(cells).toBeGreaterThan(50);
  });
});

describe.each(oneDatabaseKind('embedded'))('order of mail and response (%s)', (kind) => {
  test('the mail is sent only after the response', async () => {
    const sent: Mail[] = [];
    let hasResponded = false;
    const respondedBeforeMail: boolean[] = [];
    const recovery = await openRecoveryTest(kind, {
      sendMail: (mail) => {
        sent.push(mail);
        respondedBeforeMail.push(hasResponded);
        return Promise.resolve();
      },
    });
    // The start sends queued mail once, independent of responses.
    const { outbox } = recovery.app.fastify;
    const expiry = new Date(recovery.now().getTime() + HOUR);
    await recovery.app.database.db
      .transaction()
      .execute((trx) => outbox.add(trx, recoveryCodeMail('a@maktab.uz', '012345', 10), expiry));
    // A delivery that has not ended would take the next mail too, before its response.
    const outboxIsEmpty = async () =>
      (await recovery.app.database.db.selectFrom('outbox').selectAll().execute()).length === 0;
    await waitUntil(async () => sent.length === 1 && (await outboxIsEmpty()));
    sent.length = 0;
    respondedBeforeMail.length = 0;
    // Delays the responses: a mail that does not wait for its response is sent before it.
    recovery.app.fastify.server.prependListener('request', (_request, response) => {
      hasResponded = false;
      response.on('finish', () => (hasResponded = true));
      const end = response.end.bind(response) as (...parts: unknown[]) => typeof response;
      response.end = (...parts: unknown[]) => {
        setTimeout(() => end(...parts), 400);
        return response;
      };
    });
    try {
      for (let index = 0; index < 3; index += 1) {
        await recovery.requestKey((await recovery.addLearner()).email);
        await waitUntil(async () => sent.length === index + 1 && (await outboxIsEmpty()));
      }
      expect(respondedBeforeMail).toEqual([true, true, true]);
    } finally {
      await recovery.app.close();
    }
  });

  test('a client that disconnects before the response still gets the mail', async () => {
    const recovery = await openRecoveryTest(kind);
    try {
      const { email } = await recovery.addLearner();
      const { port, hostname } = await recovery.app.listen();
      const body = JSON.stringify({ email });
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(
        `POST /api/forgot-password/ HTTP/1.1\r\nhost: zarra\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      );
      const { db } = recovery.app.database;
      await waitUntil(async () => (await db.selectFrom('recovery_keys').selectAll().execute()).length === 1);
      socket.destroy();
      expect(await recovery.codeFor(email)).toMatch(/^\d{6}$/);
    } finally {
      await recovery.app.close();
    }
  });
});
