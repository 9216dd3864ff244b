import { MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import {
  openRecoveryTest,
  wrongCode,
  type RecoveryResponse,
  type RecoveryTest,
} from '../testing/recovery.js';

/** The visible parts of a response; keys are random, so only their presence counts. */
const visible = ({ status, headers, body, length }: RecoveryResponse) => ({
  status,
  length,
  headers: [...headers.keys()].sort(),
  body: 'otp_key' in body ? Object.keys(body) : body,
});

describe.each(databaseKinds)('recovery for unknown and known addresses (%s)', (kind) => {
  let recovery: RecoveryTest;
  beforeAll(async () => {
    recovery = await openRecoveryTest(kind);
  });
  afterAll(() => recovery.app.close());

  /** Runs the same steps for an address, without the right code. @returns every response */
  async function runScenario(email: string, codeOf: () => Promise<string>): Promise<object[]> {
    const responses: RecoveryResponse[] = [];
    const requestKey = async (): Promise<string> => {
      const response = await recovery.post('/forgot-password/', { email });
      responses.push(response);
      return String(response.body['otp_key']);
    };
    const key = await requestKey();
    const code = await codeOf();
    await requestKey();
    responses.push(
      await recovery.reset(key),
      await recovery.reset(key, 'abc'),
      await recovery.reset(key, 'parol123'),
    );
    for (let offset = 1; offset <= 7; offset += 1)
      responses.push(await recovery.verify(key, wrongCode(code, offset)));
    responses.push(await recovery.verify(key, ''), await recovery.verify(key, 'kod'));
    responses.push(await recovery.reset(key));
    recovery.pass(5 * MINUTE);
    const next = await requestKey();
    responses.push(await recovery.verify(key, '000000'), await recovery.reset(key));
    recovery.pass(10 * MINUTE + 1000);
    responses.push(await recovery.verify(next, wrongCode(code)), await recovery.reset(next));
    return responses.map(visible);
  }

  test('gives the same responses at every step', async () => {
    const { email } = await recovery.addLearner();
    const disabled = await recovery.addLearner({ disabled_at: recovery.now() });
    const known = await runScenario(email, () => recovery.codeFor(email));
    const unknown = 'x'.repeat(email.indexOf('@')) + '@maktab.uz';
    for (const address of [unknown, disabled.email])
      expect(await runScenario(address, () => Promise.resolve('123456'))).toEqual(known);
    expect(known.length).toBe(20);
  });

  test('stores rows of the same form', async () => {
    const { db } = recovery.app.database;
    const { email } = await recovery.addLearner();
    const unknown = 'y'.repeat(email.indexOf('@')) + '@maktab.uz';
    const rows = [];
    for (const address of [email, unknown]) {
      await recovery.verify(await recovery.requestKey(address), 'kod');
      rows.push(
        await db
          .selectFrom('recoveries')
          .selectAll()
          .where('email_key', '=', address)
          .executeTakeFirstOrThrow(),
      );
    }
    const form = rows.map((row) => ({
      ...row,
      email_key: row.email_key.length,
      key_hash: row.key_hash.length,
      code_hash: row.code_hash.length,
      created_at: row.expires_at.getTime() - row.created_at.getTime(),
      expires_at: 0,
      user_id: 0,
    }));
    expect(form[1]).toEqual(form[0]);
    expect(form[0]?.tries).toBe(1);
  });
});
