import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import type { Mail } from '../mail/mail.js';
import { MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { waitUntil } from '../testing/process.js';
import { openRecoveryTest, type RecoveryResponse, type RecoveryTest } from '../testing/recovery.js';

const TOO_SOON = '5 daqiqadan so‘ng urunib ko‘ring.';

describe.each(databaseKinds)('forgot-password (%s)', (kind) => {
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
    'a second request within 5 minutes is rejected (%s address)',
    async (kindOf) => {
      const email = kindOf === 'known' ? (await recovery.addLearner()).email : `no-${kind}@maktab.uz`;
      await recovery.requestKey(email);
      recovery.pass(2 * MINUTE);
      const { status, body, headers } = await request(email.toUpperCase());
      expect({ status, body }).toEqual({ status: 429, body: { detail: TOO_SOON } });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3 * 60 - 10);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3 * 60);
      recovery.pass(3 * MINUTE - 3000);
      expect((await request(email)).status).toBe(429);
      recovery.pass(4000);
      expect((await request(email)).status).toBe(200);
    },
  );

  test.each(['known', 'unknown'])('of 20 parallel requests one succeeds (%s address)', async (kindOf) => {
    const email = kindOf === 'known' ? (await recovery.addLearner()).email : `par-${kind}@maktab.uz`;
    const responses = await Promise.all(Array.from({ length: 20 }, () => request(email)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(19);
    for (const { body, headers } of rejected) {
      expect(body).toEqual({ detail: TOO_SOON });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(290);
    }
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

describe.each(databaseKinds)('order of mail and response (%s)', (kind) => {
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
        await waitUntil(() => sent.length === index + 1);
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
      await waitUntil(async () => (await db.selectFrom('recoveries').selectAll().execute()).length === 1);
      socket.destroy();
      expect(await recovery.codeFor(email)).toMatch(/^\d{6}$/);
    } finally {
      await recovery.app.close();
    }
  });
});
