import { MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import {
  clientAt,
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
  let clients = 0;
  beforeAll(async () => {
    recovery = await openRecoveryTest(kind);
  });
  afterAll(() => recovery.app.close());

  /** Runs the same steps for an address, without the right code. @returns every response */
  async function runScenario(email: string, codeOf: () => Promise<string>): Promise<object[]> {
    const responses: RecoveryResponse[] = [];
    clients += 1;
    const client = clientAt(`192.0.2.${clients}`);
    const requestKey = async (headers?: Record<string, string>): Promise<string> => {
      const response = await recovery.post('/forgot-password/', { email }, headers);
      responses.push(response);
      return String(response.body['otp_key']);
    };
    const key = await requestKey(client);
    const code = await codeOf();
    await requestKey(client);
    const others = [await requestKey(), await requestKey(), await requestKey(), await requestKey()];
    responses.push(
      await recovery.reset(key),
      await recovery.reset(key, 'abc'),
      await recovery.reset(key, 'parol123'),
    );
    for (let offset = 1; offset <= 7; offset += 1)
      responses.push(await recovery.verify(key, wrongCode(code, offset)));
    responses.push(await recovery.verify(key, ''), await recovery.verify(key, 'kod'));
    responses.push(await recovery.reset(key));
    // The fourth exceeds the limit of unknown devices.
    for (const [index, other] of others.entries())
      for (let offset = 1; offset <= (index < 3 ? 5 : 1); offset += 1)
        responses.push(await recovery.verify(other, wrongCode(code, offset)));
    recovery.advance(5 * MINUTE);
    // A long code.
    const next = await requestKey(client);
    responses.push(await recovery.verify(key, '000000'), await recovery.reset(key));
    responses.push(await recovery.verify(next, wrongCode(code)));
    recovery.advance(40 * MINUTE + 1000);
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
    expect(known.length).toBe(41);
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
          .selectFrom('recovery_codes')
          .innerJoin('recovery_keys', 'recovery_keys.code_id', 'recovery_codes.id')
          .selectAll()
          .where('email_key', '=', address)
          .executeTakeFirstOrThrow(),
      );
    }
    const form = rows.map((row) =>
      Object.entries({ ...row, id: 0, code_id: 0, user_id: 0 }).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.length : value,
      ]),
    );
    expect(form[1]).toEqual(form[0]);
    expect([rows[0]?.tries, rows[0]?.stranger_tries]).toEqual([1, 1]);
  });
});
