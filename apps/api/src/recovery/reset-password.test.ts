import { randomUUID } from 'node:crypto';
import { createPasswordHasher } from '../passwords/password-hasher.js';
import { databaseKinds } from '../test-database.js';
import { post, registerLearner, signIn, type Tokens } from '../test-learner.js';
import { waitUntil } from '../test-process.js';
import { GOOD_PASSWORD, openRecoveryTest, wrongCode, type RecoveryTest } from '../test-recovery.js';

const FAILED = { status: 400, body: { detail: 'Parolni tiklashda xatolik.' } };
const DONE = { status: 200, body: { detail: 'Parol oʻzgartirildi. Yangi parol bilan kiring.' } };
const ALREADY = { status: 400, body: { code: 'already_reset' } };
const NOTICE = 'Zarra: parolingiz oʻzgartirildi';

describe.each(databaseKinds)('reset-password (%s)', (kind) => {
  let recovery: RecoveryTest;
  beforeAll(async () => {
    recovery = await openRecoveryTest(kind);
  });
  afterAll(() => recovery.app.close());

  const addSession = async (user_id: number): Promise<void> => {
    const time = recovery.now();
    await recovery.app.database.db
      .insertInto('sessions')
      .values({ id: randomUUID(), user_id, counter: 0, created_at: time, rotated_at: time, used_at: time })
      .execute();
  };
  const sessionsOf = (id: number) =>
    recovery.app.database.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute();
  const passwordOf = async (id: number, password: string): Promise<boolean> => {
    const { password_hash } = await recovery.app.database.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return (await createPasswordHasher().verify(password_hash, password)).matches;
  };
  const noticesTo = (email: string) =>
    recovery.app.mails.filter(({ to, subject }) => to === email && subject === NOTICE);
  const outboxIsEmpty = async (): Promise<boolean> =>
    (await recovery.app.database.db.selectFrom('outbox').select('id').execute()).length === 0;

  test('sets the password, ends the learner’s sessions and nobody else’s, mails one notice, signs nobody in', async () => {
    const [learner, other] = [await recovery.addLearner(), await recovery.addLearner()];
    for (const { id } of [learner, learner, other]) await addSession(id);
    const answer = await recovery.reset(await recovery.verifiedKey(learner.email));
    expect(answer).toMatchObject(DONE);
    expect(answer.body).toEqual(DONE.body);
    expect(await passwordOf(learner.id, GOOD_PASSWORD)).toBe(true);
    expect([await sessionsOf(learner.id), (await sessionsOf(other.id)).length]).toEqual([[], 1]);
    await waitUntil(() => noticesTo(learner.email).length > 0);
    await waitUntil(outboxIsEmpty);
    expect(noticesTo(learner.email)).toHaveLength(1);
    expect(noticesTo(other.email)).toEqual([]);
  });

  test('a key sets one password; a repeat says that it is done', async () => {
    const { id, email } = await recovery.addLearner();
    const key = await recovery.verifiedKey(email);
    expect(await recovery.reset(key)).toMatchObject(DONE);
    expect(await recovery.reset(key, 'Yana-boshqa parol 8')).toMatchObject(ALREADY);
    expect(await recovery.reset(key)).toMatchObject(ALREADY);
    expect(await passwordOf(id, GOOD_PASSWORD)).toBe(true);
  });

  test('20 parallel resets: one succeeds, its password counts, one notice is mailed', async () => {
    const { id, email } = await recovery.addLearner();
    const key = await recovery.verifiedKey(email);
    const passwords = Array.from({ length: 20 }, (_, index) => `Kvant-tebranish ${index}`);
    const answers = await Promise.all(passwords.map((password) => recovery.reset(key, password)));
    const winners = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'already_reset')).toHaveLength(19);
    expect(await passwordOf(id, winners[0] ?? '')).toBe(true);
    await waitUntil(outboxIsEmpty);
    expect(noticesTo(email)).toHaveLength(1);
  });

  test('a weak password is refused at its field and leaves the key usable', async () => {
    const { email } = await recovery.addLearner();
    const key = await recovery.verifiedKey(email);
    for (const weak of ['parol123', 'fizika1', 'abc'])
      expect(await recovery.reset(key, weak)).toMatchObject({
        status: 400,
        body: { errors: { new_password: expect.any(String) } },
      });
    expect(await recovery.reset(key)).toMatchObject(DONE);
  });

  test('no order of the steps but the right one changes the password', async () => {
    const steps = {
      wrong: (key: string, code: string) => recovery.verify(key, wrongCode(code)),
      verify: (key: string, code: string) => recovery.verify(key, code),
      reset: (key: string) => recovery.reset(key),
    };
    const names = ['wrong', 'verify', 'reset'] as const;
    // Every sequence of three steps, repeats included.
    for (const first of names)
      for (const second of names)
        for (const third of names) {
          const { id, email } = await recovery.addLearner();
          const { key, code } = await recovery.keyAndCode(email);
          let [verified, done] = [false, false];
          for (const name of [first, second, third]) {
            const { status } = await steps[name](key, code);
            const allowed = (name === 'verify' && !verified) || (name === 'reset' && verified && !done);
            expect([first, second, third, name, status]).toEqual([
              first,
              second,
              third,
              name,
              allowed ? 200 : 400,
            ]);
            verified ||= name === 'verify';
            done ||= name === 'reset' && verified;
          }
          expect(await passwordOf(id, GOOD_PASSWORD).catch(() => false)).toBe(done);
        }
  });

  test('a key of nobody, or not yet verified, resets nothing', async () => {
    const { email } = await recovery.addLearner();
    expect(await recovery.reset(await recovery.forgot(email))).toMatchObject(FAILED);
    expect(await recovery.reset('A'.repeat(43))).toMatchObject(FAILED);
  });

  test('whoever is disabled after verifying sets no password', async () => {
    const { id, email } = await recovery.addLearner();
    const key = await recovery.verifiedKey(email);
    await recovery.app.database.db
      .updateTable('users')
      .set({ disabled_at: recovery.now() })
      .where('id', '=', id)
      .execute();
    expect(await recovery.reset(key)).toMatchObject(FAILED);
    expect(await outboxIsEmpty()).toBe(true);
  });

  /** Whether a session is over, by both of its tokens. */
  const isOver = async ({ access, refresh }: Tokens): Promise<boolean> => {
    const { statusCode } = await recovery.app.fastify.inject({
      url: '/api/auth-me/',
      headers: { authorization: `Bearer ${access}` },
    });
    const traded = await post(recovery.app, '/token/refresh/', { refresh });
    expect(traded.status === 401).toBe(statusCode === 401);
    return statusCode === 401;
  };

  test('afterwards the new password alone signs in, and the tokens of before are refused', async () => {
    const learner = await registerLearner(recovery.app);
    const other = await signIn(recovery.app, await registerLearner(recovery.app));
    const before = [await signIn(recovery.app, learner), await signIn(recovery.app, learner)];
    await recovery.reset(await recovery.verifiedKey(learner.email));
    expect([await Promise.all(before.map(isOver)), await isOver(other)]).toEqual([[true, true], false]);
    expect((await post(recovery.app, '/login/', learner)).status).toBe(401);
    const after = await signIn(recovery.app, { ...learner, password: GOOD_PASSWORD });
    expect(await isOver(after)).toBe(false);
  });

  test('a sign-in with the old password at the same moment keeps no session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const learner = await registerLearner(recovery.app);
      const key = await recovery.verifiedKey(learner.email);
      const tries = Array.from({ length: 6 }, () => signIn(recovery.app, learner).catch(() => undefined));
      const [{ status }, ...pairs] = await Promise.all([recovery.reset(key), ...tries]);
      expect(status).toBe(200);
      for (const tokens of pairs) if (tokens) expect(await isOver(tokens)).toBe(true);
    }
  });
});
