import { randomUUID } from 'node:crypto';
import { createPasswordHasher } from '../passwords/password-hasher.js';
import { databaseKinds } from '../testing/database.js';
import { post, registerLearner, signIn, type Tokens } from '../testing/learner.js';
import { waitUntil } from '../testing/process.js';
import { STRONG_PASSWORD, openRecoveryTest, wrongCode, type RecoveryTest } from '../testing/recovery.js';

const FAILED = { status: 400, body: { detail: 'Parolni tiklashda xatolik.' } };
const SUCCESS = { status: 200, body: { detail: 'Parol oʻzgartirildi. Yangi parol bilan kiring.' } };
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
    return (await createPasswordHasher().verify(password_hash, password, { lane: 'owners', key: '' }))
      .matches;
  };
  const noticesTo = (email: string) =>
    recovery.app.mails.filter(({ to, subject }) => to === email && subject === NOTICE);
  const outboxIsEmpty = async (): Promise<boolean> =>
    (await recovery.app.database.db.selectFrom('outbox').select('id').execute()).length === 0;

  test('sets the password, ends only the sessions of the learner, mails one notice, starts no session', async () => {
    const [learner, other] = [await recovery.addLearner(), await recovery.addLearner()];
    for (const { id } of [learner, learner, other]) await addSession(id);
    const response = await recovery.reset(await recovery.verifiedKey(learner.email));
    expect(response).toMatchObject(SUCCESS);
    expect(response.body).toEqual(SUCCESS.body);
    expect(await passwordOf(learner.id, STRONG_PASSWORD)).toBe(true);
    expect([await sessionsOf(learner.id), (await sessionsOf(other.id)).length]).toEqual([[], 1]);
    await waitUntil(() => noticesTo(learner.email).length > 0);
    await waitUntil(outboxIsEmpty);
    expect(noticesTo(learner.email)).toHaveLength(1);
    expect(noticesTo(other.email)).toEqual([]);
  });

  test('a key sets one password; a repeated reset reports the code already_reset', async () => {
    const { id, email } = await recovery.addLearner();
    const key = await recovery.verifiedKey(email);
    expect(await recovery.reset(key)).toMatchObject(SUCCESS);
    expect(await recovery.reset(key, 'Yana-boshqa parol 8')).toMatchObject(ALREADY);
    expect(await recovery.reset(key)).toMatchObject(ALREADY);
    expect(await passwordOf(id, STRONG_PASSWORD)).toBe(true);
  });

  test('20 parallel resets: one succeeds and sets its password, one notice is mailed', async () => {
    const { id, email } = await recovery.addLearner();
    const key = await recovery.verifiedKey(email);
    const passwords = Array.from({ length: 20 }, (_, index) => `Kvant-tebranish ${index}`);
    const responses = await Promise.all(passwords.map((password) => recovery.reset(key, password)));
    const accepted = passwords.filter((_, index) => responses[index]?.status === 200);
    expect(accepted).toHaveLength(1);
    expect(responses.filter(({ body }) => body['code'] === 'already_reset')).toHaveLength(19);
    expect(await passwordOf(id, accepted[0] ?? '')).toBe(true);
    await waitUntil(outboxIsEmpty);
    expect(noticesTo(email)).toHaveLength(1);
  });

  test('a weak password is rejected with its field and leaves the key usable', async () => {
    const { email } = await recovery.addLearner();
    const key = await recovery.verifiedKey(email);
    for (const weak of ['parol123', 'fizika1', 'abc'])
      expect(await recovery.reset(key, weak)).toMatchObject({
        status: 400,
        body: { errors: { new_password: expect.any(String) } },
      });
    expect(await recovery.reset(key)).toMatchObject(SUCCESS);
  });

  test('a new password ends the other verified keys and the open codes of the learner', async () => {
    const { id, email } = await recovery.addLearner();
    const first = await recovery.verifiedKey(email);
    const second = await recovery.verifiedKey(email);
    const open = await recovery.requestCode(email);
    expect(await recovery.reset(first)).toMatchObject(SUCCESS);
    expect(await recovery.reset(second, 'Yana-boshqa parol 8')).toMatchObject(ALREADY);
    expect(await recovery.verify(open.key, open.code)).toMatchObject({ status: 400 });
    expect(await passwordOf(id, STRONG_PASSWORD)).toBe(true);
  });

  test('only the right order of the steps changes the password', async () => {
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
          const { key, code } = await recovery.requestCode(email);
          let [verified, reset] = [false, false];
          for (const name of [first, second, third]) {
            const { status } = await steps[name](key, code);
            const allowed = (name === 'verify' && !verified) || (name === 'reset' && verified && !reset);
            expect([first, second, third, name, status]).toEqual([
              first,
              second,
              third,
              name,
              allowed ? 200 : 400,
            ]);
            verified ||= name === 'verify';
            reset ||= name === 'reset' && verified;
          }
          expect(await passwordOf(id, STRONG_PASSWORD).catch(() => false)).toBe(reset);
        }
  });

  test('an unknown or unverified key resets no password', async () => {
    const { email } = await recovery.addLearner();
    expect(await recovery.reset(await recovery.requestKey(email))).toMatchObject(FAILED);
    expect(await recovery.reset('A'.repeat(43))).toMatchObject(FAILED);
  });

  test('a learner disabled after the verification cannot set a password', async () => {
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

  /** Whether a session has ended, checked with both tokens. */
  const hasEnded = async ({ access, refresh }: Tokens): Promise<boolean> => {
    const { statusCode } = await recovery.app.fastify.inject({
      url: '/api/auth-me/',
      headers: { authorization: `Bearer ${access}` },
    });
    const refreshed = await post(recovery.app, '/token/refresh/', { refresh });
    expect(refreshed.status === 401).toBe(statusCode === 401);
    return statusCode === 401;
  };

  test('only the new password signs in, and earlier tokens are rejected', async () => {
    const learner = await registerLearner(recovery.app);
    const other = await signIn(recovery.app, await registerLearner(recovery.app));
    const before = [await signIn(recovery.app, learner), await signIn(recovery.app, learner)];
    await recovery.reset(await recovery.verifiedKey(learner.email));
    expect([await Promise.all(before.map(hasEnded)), await hasEnded(other)]).toEqual([[true, true], false]);
    expect((await post(recovery.app, '/login/', learner)).status).toBe(401);
    const after = await signIn(recovery.app, { ...learner, password: STRONG_PASSWORD });
    expect(await hasEnded(after)).toBe(false);
  });

  test('a concurrent sign-in with the old password keeps no session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const learner = await registerLearner(recovery.app);
      const key = await recovery.verifiedKey(learner.email);
      const signIns = Array.from({ length: 6 }, () => signIn(recovery.app, learner).catch(() => undefined));
      const [{ status }, ...pairs] = await Promise.all([recovery.reset(key), ...signIns]);
      expect(status).toBe(200);
      for (const tokens of pairs) if (tokens) expect(await hasEnded(tokens)).toBe(true);
    }
  });
});
