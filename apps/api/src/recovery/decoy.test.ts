import { MINUTE } from '../test-clock.js';
import { databaseKinds } from '../test-database.js';
import { openRecoveryTest, wrongCode, type Answer, type RecoveryTest } from '../test-recovery.js';

/** What an asker can see of an answer; keys differ by nature, their form does not. */
const visible = ({ status, headers, body, length }: Answer) => ({
  status,
  length,
  headers: [...headers.keys()].sort(),
  body: 'otp_key' in body ? Object.keys(body) : body,
});

describe.each(databaseKinds)('an unknown address and a known one (%s)', (kind) => {
  let recovery: RecoveryTest;
  beforeAll(async () => {
    recovery = await openRecoveryTest(kind);
  });
  afterAll(() => recovery.app.close());

  /** The same steps with both, answer by answer; none of them knows the code. */
  async function story(email: string, codeOf: () => Promise<string>): Promise<object[]> {
    const answers: Answer[] = [];
    const ask = async (): Promise<string> => {
      const answer = await recovery.post('/forgot-password/', { email });
      answers.push(answer);
      return String(answer.body['otp_key']);
    };
    const key = await ask();
    const code = await codeOf();
    await ask();
    answers.push(
      await recovery.reset(key),
      await recovery.reset(key, 'abc'),
      await recovery.reset(key, 'parol123'),
    );
    for (let offset = 1; offset <= 7; offset += 1)
      answers.push(await recovery.verify(key, wrongCode(code, offset)));
    answers.push(await recovery.verify(key, ''), await recovery.verify(key, 'kod'));
    answers.push(await recovery.reset(key));
    recovery.pass(5 * MINUTE);
    const next = await ask();
    answers.push(await recovery.verify(key, '000000'), await recovery.reset(key));
    recovery.pass(10 * MINUTE + 1000);
    answers.push(await recovery.verify(next, wrongCode(code)), await recovery.reset(next));
    return answers.map(visible);
  }

  test('are answered alike at every step and in every state', async () => {
    const { email } = await recovery.addLearner();
    const disabled = await recovery.addLearner({ disabled_at: recovery.now() });
    const known = await story(email, () => recovery.codeFor(email));
    const nobody = 'x'.repeat(email.indexOf('@')) + '@maktab.uz';
    for (const address of [nobody, disabled.email])
      expect(await story(address, () => Promise.resolve('123456'))).toEqual(known);
    expect(known.length).toBe(20);
  });

  test('leave rows of the same form', async () => {
    const { db } = recovery.app.database;
    const { email } = await recovery.addLearner();
    const nobody = 'y'.repeat(email.indexOf('@')) + '@maktab.uz';
    const rows = [];
    for (const address of [email, nobody]) {
      await recovery.verify(await recovery.forgot(address), 'kod');
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
