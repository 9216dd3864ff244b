import { MINUTE } from '../testing/clock.js';
import { oneDatabaseKind } from '../testing/database.js';
import { ALREADY, count, EXHAUSTED, EXPIRED, RIGHT, WRONG } from '../testing/otp-responses.js';
import {
  clientAt,
  openRecoveryTest,
  wrongCode,
  type RecoveryResponse,
  type RecoveryTest,
} from '../testing/recovery.js';

describe.each(oneDatabaseKind('embedded'))('verify-otp (%s)', (kind) => {
  let recovery: RecoveryTest;
  beforeAll(async () => {
    recovery = await openRecoveryTest(kind);
  });
  afterAll(() => recovery.app.close());

  test('the right code is accepted once; spaces and dashes are ignored', async () => {
    for (const typed of [
      (code: string) => code,
      (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`,
      (code: string) => [...code].join('-'),
      (code: string) => `${code.slice(0, 3)}\u00a0–\u00a0${code.slice(3)}`,
    ]) {
      const { email } = await recovery.addLearner();
      const { key, code } = await recovery.requestCode(email);
      expect(code).toMatch(/^\d{6}$/);
      expect(await recovery.verify(key, typed(code))).toMatchObject(RIGHT);
      expect(await recovery.verify(key, code)).toMatchObject(ALREADY);
      expect(await recovery.verify(key, wrongCode(code))).toMatchObject(ALREADY);
    }
  });

  test('after five wrong codes the right one is rejected', async () => {
    const { email } = await recovery.addLearner();
    const { key, code } = await recovery.requestCode(email);
    for (let offset = 1; offset <= 5; offset += 1)
      expect(await recovery.verify(key, wrongCode(code, offset))).toMatchObject(WRONG);
    expect(await recovery.verify(key, code)).toMatchObject(EXHAUSTED);
    expect(await recovery.reset(key)).toMatchObject({ status: 400 });
  });

  test('the fifth attempt can succeed', async () => {
    const { email } = await recovery.addLearner();
    const { key, code } = await recovery.requestCode(email);
    for (let offset = 1; offset <= 4; offset += 1) await recovery.verify(key, wrongCode(code, offset));
    expect(await recovery.verify(key, code)).toMatchObject(RIGHT);
  });

  test('of 50 parallel wrong codes five are compared; the right one is rejected afterwards', async () => {
    const { email } = await recovery.addLearner();
    const { key, code } = await recovery.requestCode(email);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => recovery.verify(key, wrongCode(code, index + 1))),
    );
    expect(responses.every(({ status }) => status === 400)).toBe(true);
    // Only a compared code gets the error of a wrong code.
    expect([count(responses, WRONG.body.detail), count(responses, EXHAUSTED.body.detail)]).toEqual([5, 45]);
    expect(await recovery.verify(key, code)).toMatchObject(EXHAUSTED);
  });

  test('of the right code and 49 wrong ones in parallel at most five are compared', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email } = await recovery.addLearner();
      const { key, code } = await recovery.requestCode(email);
      const rightIndex = [0, 3, 30][round];
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          recovery.verify(key, index === rightIndex ? code : wrongCode(code, index + 1)),
        ),
      );
      const right = responses.filter(({ status }) => status === 200).length;
      expect(count(responses, WRONG.body.detail) + right).toBeLessThanOrEqual(5);
    }
  });

  test('20 parallel right codes: one succeeds, the others report the code already_verified', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email } = await recovery.addLearner();
      const { key, code } = await recovery.requestCode(email);
      const responses = await Promise.all(Array.from({ length: 20 }, () => recovery.verify(key, code)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(responses.filter(({ body }) => body['code'] === 'already_verified')).toHaveLength(19);
    }
  });

  test('a code is accepted only with its own key', async () => {
    const pairs = [];
    for (let index = 0; index < 3; index += 1)
      pairs.push(await recovery.requestCode((await recovery.addLearner()).email));
    for (const [row, { key }] of pairs.entries()) {
      // The right code comes last, so that no code fails because the attempts are used up.
      const order = [0, 1, 2].filter((column) => column !== row).concat(row);
      for (const column of order) {
        const { code = '' } = pairs[column] ?? {};
        const same = code === pairs[row]?.code;
        expect(await recovery.verify(key, code)).toMatchObject(same ? RIGHT : WRONG);
      }
    }
  });

  test('a code is valid for 10 minutes, and its key for 10 more after the verification', async () => {
    const email = (await recovery.addLearner()).email;
    const inTime = await recovery.requestCode(email);
    recovery.advance(10 * MINUTE - 1000);
    expect(await recovery.verify(inTime.key, inTime.code)).toMatchObject(RIGHT);
    recovery.advance(10 * MINUTE - 1000);
    expect(await recovery.reset(inTime.key)).toMatchObject({ status: 200 });

    const late = await recovery.requestCode((await recovery.addLearner()).email);
    recovery.advance(10 * MINUTE + 1000);
    expect(await recovery.verify(late.key, late.code)).toMatchObject(EXPIRED);
    expect(await recovery.reset(late.key)).toMatchObject(EXPIRED);

    const slow = await recovery.verifiedKey((await recovery.addLearner()).email);
    recovery.advance(10 * MINUTE + 1000);
    expect(await recovery.reset(slow)).toMatchObject(EXPIRED);
    expect(await recovery.verify(slow, '123456')).toMatchObject(EXPIRED);
  });

  test('a later request changes neither the earlier key nor the code; the first right code closes it', async () => {
    const { email } = await recovery.addLearner();
    const owner = await recovery.requestCode(email);
    recovery.advance(5 * MINUTE);
    const attacker = await recovery.requestCode(email);
    expect(attacker.code).toBe(owner.code);
    expect(await recovery.verify(attacker.key, wrongCode(owner.code))).toMatchObject(WRONG);
    expect(await recovery.verify(owner.key, owner.code)).toMatchObject(RIGHT);
    // A wrong code gets the same response as before.
    expect(await recovery.verify(attacker.key, wrongCode(owner.code))).toMatchObject(WRONG);
    expect(await recovery.verify(attacker.key, owner.code)).toMatchObject(EXPIRED);
    const next = await recovery.requestCode(email);
    expect(next.code).not.toBe(owner.code);
    expect(await recovery.verify(next.key, next.code)).toMatchObject(RIGHT);
  });

  test('the keys of three mailboxes accept only the code of their own mailbox', async () => {
    const emails = [];
    const codes: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { email } = await recovery.addLearner();
      emails.push(email);
      codes.push((await recovery.requestCode(email)).code);
    }
    for (const [row, email] of emails.entries()) {
      // A later key of another client.
      const key = await recovery.requestKey(email);
      for (const column of [0, 1, 2].filter((index) => codes[index] !== codes[row]))
        expect(await recovery.verify(key, codes[column] ?? '')).toMatchObject(WRONG);
      expect(await recovery.verify(key, codes[row] ?? '')).toMatchObject(RIGHT);
    }
  });

  test('the keys of one network share five tries, also in parallel; other networks keep theirs', async () => {
    const { email } = await recovery.addLearner();
    const owner = await recovery.requestCode(email);
    const network = clientAt('192.0.2.20');
    const keys = [await recovery.requestKey(email, network)];
    recovery.advance(5 * MINUTE);
    keys.push(await recovery.requestKey(email, network));
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        recovery.verify(keys[index % 2] ?? '', wrongCode(owner.code, index + 1)),
      ),
    );
    expect([count(responses, WRONG.body.detail), count(responses, EXHAUSTED.body.detail)]).toEqual([5, 45]);
    for (const key of keys) expect(await recovery.verify(key, owner.code)).toMatchObject(EXHAUSTED);
    expect(await recovery.verify(owner.key, owner.code)).toMatchObject(RIGHT);
  });

  /** 50 wrong codes with keys of ten networks, ten at a time: further ones of one account only wait for each other. @returns the responses */
  const guessFromTenNetworks = async (email: string, code: string): Promise<RecoveryResponse[]> => {
    const keys: string[] = [];
    for (let index = 0; index < 10; index += 1) keys.push(await recovery.requestKey(email));
    const responses: RecoveryResponse[] = [];
    for (let first = 1; first <= 50; first += keys.length)
      responses.push(
        ...(await Promise.all(
          keys.map((key, index) => recovery.verify(key, wrongCode(code, first + index))),
        )),
      );
    return responses;
  };

  test('unknown devices share 20 tries of a short code; known devices share five others', async () => {
    const { email } = await recovery.addLearner();
    const device = await recovery.addKnownDevice(email);
    const key = await recovery.requestKey(email, device);
    const code = await recovery.codeFor(email, 2);
    const late = await recovery.requestKey(email);
    const responses = await guessFromTenNetworks(email, code);
    expect([count(responses, WRONG.body.detail), count(responses, EXHAUSTED.body.detail)]).toEqual([20, 30]);
    expect(await recovery.verify(late, code)).toMatchObject(EXHAUSTED);
    for (let offset = 1; offset <= 4; offset += 1)
      expect(await recovery.verify(key, wrongCode(code, offset))).toMatchObject(WRONG);
    expect(await recovery.verify(key, code)).toMatchObject(RIGHT);
  });

  test('the next code has 12 digits, so that other devices cannot use up its tries; it is mailed at once', async () => {
    const { email } = await recovery.addLearner();
    const { code } = await recovery.requestCode(email);
    await guessFromTenNetworks(email, code);
    const owner = await recovery.requestCode(email);
    expect(owner.code).toMatch(/^\d{12}$/);
    const guesses = await guessFromTenNetworks(email, owner.code);
    expect(count(guesses, WRONG.body.detail)).toBe(50);
    for (let offset = 1; offset <= 4; offset += 1)
      await recovery.verify(owner.key, wrongCode(owner.code, offset));
    expect(await recovery.verify(owner.key, owner.code)).toMatchObject(RIGHT);
  });

  test('a learner disabled or deleted after the request cannot verify the code', async () => {
    const { db } = recovery.app.database;
    const disabled = await recovery.addLearner();
    const first = await recovery.requestCode(disabled.email);
    await db
      .updateTable('users')
      .set({ disabled_at: recovery.now() })
      .where('id', '=', disabled.id)
      .execute();
    expect(await recovery.verify(first.key, first.code)).toMatchObject(WRONG);

    const deleted = await recovery.addLearner();
    const second = await recovery.requestCode(deleted.email);
    await db.deleteFrom('users').where('id', '=', deleted.id).execute();
    expect(await recovery.verify(second.key, second.code)).toMatchObject(WRONG);
  });

  test.each(['', 'x', 'a'.repeat(43), '🙂', "' or 1=1 --"])('an unknown key is rejected: %j', async (key) => {
    const response = await recovery.verify(key, '123456');
    expect(response.status).toBe(400);
    if (key !== '') expect(response).toMatchObject(WRONG);
  });
});
