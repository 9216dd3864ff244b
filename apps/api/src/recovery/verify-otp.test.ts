import { MINUTE } from '../test-clock.js';
import { databaseKinds } from '../test-database.js';
import { openRecoveryTest, wrongCode, type Answer, type RecoveryTest } from '../test-recovery.js';

const WRONG = { status: 400, body: { detail: 'Kod xato. Qayta urinib ko‘ring.' } };
const SPENT = { status: 400, body: { detail: 'Kod juda koʻp marta xato kiritildi. Yangi kod soʻrang.' } };
const EXPIRED = { status: 400, body: { detail: 'Kodning amal qilish vaqti tugadi. Yangi kod soʻrang.' } };
const RIGHT = { status: 200, body: { detail: 'Kod tasdiqlandi. Endi yangi parolni kiriting.' } };
const ALREADY = { status: 400, body: { code: 'already_verified' } };

const count = (answers: readonly Answer[], detail: string): number =>
  answers.filter(({ body }) => body['detail'] === detail).length;

describe.each(databaseKinds)('verify-otp (%s)', (kind) => {
  let recovery: RecoveryTest;
  beforeAll(async () => {
    recovery = await openRecoveryTest(kind);
  });
  afterAll(() => recovery.app.close());

  test('the right code is accepted once; spaces and dashes are no part of it', async () => {
    for (const typed of [
      (code: string) => code,
      (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`,
      (code: string) => [...code].join('-'),
      (code: string) => `${code.slice(0, 3)}\u00a0–\u00a0${code.slice(3)}`,
    ]) {
      const { email } = await recovery.addLearner();
      const { key, code } = await recovery.keyAndCode(email);
      expect(code).toMatch(/^\d{6}$/);
      expect(await recovery.verify(key, typed(code))).toMatchObject(RIGHT);
      expect(await recovery.verify(key, code)).toMatchObject(ALREADY);
      expect(await recovery.verify(key, wrongCode(code))).toMatchObject(ALREADY);
    }
  });

  test('five wrong codes, then even the right one is refused', async () => {
    const { email } = await recovery.addLearner();
    const { key, code } = await recovery.keyAndCode(email);
    for (let offset = 1; offset <= 5; offset += 1)
      expect(await recovery.verify(key, wrongCode(code, offset))).toMatchObject(WRONG);
    expect(await recovery.verify(key, code)).toMatchObject(SPENT);
    expect(await recovery.reset(key)).toMatchObject({ status: 400 });
  });

  test('the fifth try may still be right', async () => {
    const { email } = await recovery.addLearner();
    const { key, code } = await recovery.keyAndCode(email);
    for (let offset = 1; offset <= 4; offset += 1) await recovery.verify(key, wrongCode(code, offset));
    expect(await recovery.verify(key, code)).toMatchObject(RIGHT);
  });

  test('50 parallel wrong codes: at most five are compared, and the right one comes too late', async () => {
    const { email } = await recovery.addLearner();
    const { key, code } = await recovery.keyAndCode(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => recovery.verify(key, wrongCode(code, index + 1))),
    );
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    // Only a compared code is called wrong.
    expect([count(answers, WRONG.body.detail), count(answers, SPENT.body.detail)]).toEqual([5, 45]);
    expect(await recovery.verify(key, code)).toMatchObject(SPENT);
  });

  test('the right code among 49 wrong ones, in parallel: never more than five are compared', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email } = await recovery.addLearner();
      const { key, code } = await recovery.keyAndCode(email);
      const at = [0, 3, 30][round];
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          recovery.verify(key, index === at ? code : wrongCode(code, index + 1)),
        ),
      );
      const right = answers.filter(({ status }) => status === 200).length;
      expect(count(answers, WRONG.body.detail) + right).toBeLessThanOrEqual(5);
    }
  });

  test('20 parallel right codes: one succeeds, the others learn that the way is open', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email } = await recovery.addLearner();
      const { key, code } = await recovery.keyAndCode(email);
      const answers = await Promise.all(Array.from({ length: 20 }, () => recovery.verify(key, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body['code'] === 'already_verified')).toHaveLength(19);
    }
  });

  test('three learners, three keys: each code is worth something with its own key only', async () => {
    const pairs = [];
    for (let index = 0; index < 3; index += 1)
      pairs.push(await recovery.keyAndCode((await recovery.addLearner()).email));
    for (const [row, { key }] of pairs.entries()) {
      // The own code last: the others must not be the ones that fail for want of tries.
      const order = [0, 1, 2].filter((column) => column !== row).concat(row);
      for (const column of order) {
        const { code = '' } = pairs[column] ?? {};
        const same = code === pairs[row]?.code;
        expect(await recovery.verify(key, code)).toMatchObject(same ? RIGHT : WRONG);
      }
    }
  });

  test('a code lives 10 minutes, and its key 10 more once it was entered', async () => {
    const email = (await recovery.addLearner()).email;
    const inTime = await recovery.keyAndCode(email);
    recovery.pass(10 * MINUTE - 1000);
    expect(await recovery.verify(inTime.key, inTime.code)).toMatchObject(RIGHT);
    recovery.pass(10 * MINUTE - 1000);
    expect(await recovery.reset(inTime.key)).toMatchObject({ status: 200 });

    const late = await recovery.keyAndCode((await recovery.addLearner()).email);
    recovery.pass(10 * MINUTE + 1000);
    expect(await recovery.verify(late.key, late.code)).toMatchObject(EXPIRED);
    expect(await recovery.reset(late.key)).toMatchObject(EXPIRED);

    const slow = await recovery.verifiedKey((await recovery.addLearner()).email);
    recovery.pass(10 * MINUTE + 1000);
    expect(await recovery.reset(slow)).toMatchObject(EXPIRED);
    expect(await recovery.verify(slow, '123456')).toMatchObject(EXPIRED);
  });

  test('the newest key is the only one', async () => {
    const { email } = await recovery.addLearner();
    const old = await recovery.keyAndCode(email);
    recovery.pass(5 * MINUTE);
    const { key, code } = await recovery.keyAndCode(email);
    expect(await recovery.verify(old.key, old.code)).toMatchObject(WRONG);
    expect(await recovery.verify(old.key, code)).toMatchObject(WRONG);
    expect(await recovery.verify(key, code)).toMatchObject(RIGHT);
  });

  test('whoever is disabled or deleted after asking gets no further', async () => {
    const { db } = recovery.app.database;
    const disabled = await recovery.addLearner();
    const first = await recovery.keyAndCode(disabled.email);
    await db
      .updateTable('users')
      .set({ disabled_at: recovery.now() })
      .where('id', '=', disabled.id)
      .execute();
    expect(await recovery.verify(first.key, first.code)).toMatchObject(WRONG);

    const deleted = await recovery.addLearner();
    const second = await recovery.keyAndCode(deleted.email);
    await db.deleteFrom('users').where('id', '=', deleted.id).execute();
    expect(await recovery.verify(second.key, second.code)).toMatchObject(WRONG);
  });

  test.each(['', 'x', 'a'.repeat(43), '🙂', "' or 1=1 --"])('a key that never was: %j', async (key) => {
    const answer = await recovery.verify(key, '123456');
    expect(answer.status).toBe(400);
    if (key !== '') expect(answer).toMatchObject(WRONG);
  });
});
