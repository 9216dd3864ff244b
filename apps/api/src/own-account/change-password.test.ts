import { callAccount, isSignedOut, latestCode, subjectsTo } from '../testing/account.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { makeClock } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { deviceCookieOf, makeLearner, post, signIn, type TestLearner } from '../testing/learner.js';

const NEW_PASSWORD = 'Kvant-tebranish 7';
const NOTICE = 'Zarra: parolingiz oʻzgartirildi';
const WRONG = { status: 400, body: { field: 'current_password', detail: 'Parol noto‘g‘ri.' } };

describe.each(databaseKinds)('a change of the password (%s)', (kind) => {
  const clock = makeClock();
  let app: TestApp;
  let learner: TestLearner;
  beforeAll(async () => {
    app = await openTestApp(kind, { now: clock.now });
  });
  beforeEach(async () => {
    learner = await makeLearner(app);
  });
  afterAll(() => app.close());

  const change = (current_password: string, new_password = NEW_PASSWORD, from = '127.0.0.1') =>
    callAccount(app, 'POST', '/password/', learner, { payload: { current_password, new_password }, from });
  const signInStatus = async (password: string, from = '127.0.0.1') =>
    (await post(app, '/login/', { username: learner.username, password }, { from })).status;

  test('sets it, ends all other sessions, keeps that of the request, mails one notice', async () => {
    const others = [await signIn(app, learner), await signIn(app, learner)];
    const stranger = await makeLearner(app);
    expect((await change(learner.password)).status).toBe(200);
    expect([await signInStatus(learner.password), await signInStatus(NEW_PASSWORD)]).toEqual([401, 200]);
    expect(await Promise.all([...others, learner, stranger].map((each) => isSignedOut(app, each)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await subjectsTo(app, learner.email)).toEqual([NOTICE]);
  });

  test('makes the device a known one under the new password', async () => {
    const cookie = deviceCookieOf((await change(learner.password)).headers);
    for (let n = 0; n < 12; n += 1) await signInStatus('boshqa', '10.9.0.1');
    const { username } = learner;
    const credentials = { username, password: NEW_PASSWORD };
    expect((await post(app, '/login/', credentials, { from: '10.9.0.2' })).status).toBe(429);
    expect((await post(app, '/login/', credentials, { headers: { cookie } })).status).toBe(200);
  });

  test('is refused with a wrong current password, and nothing changes', async () => {
    const other = await signIn(app, learner);
    expect(await change('boshqa')).toMatchObject(WRONG);
    expect(await signInStatus(learner.password)).toBe(200);
    expect(await isSignedOut(app, other)).toBe(false);
    expect(await subjectsTo(app, learner.email)).toEqual([]);
  });

  test.each(['parol123', 'fizika1', '901234567'])('is refused with the weak password %s', async (weak) => {
    expect(await change(learner.password, weak)).toMatchObject({
      status: 400,
      body: { field: 'new_password', errors: { new_password: expect.any(String) } },
    });
    expect(await signInStatus(learner.password)).toBe(200);
  });

  test('counts wrong current passwords as failed sign-ins of the account', async () => {
    for (let n = 0; n < 10; n += 1)
      expect(await change('boshqa', NEW_PASSWORD, `10.8.${n}.1`)).toMatchObject(WRONG);
    const refused = await change(learner.password, NEW_PASSWORD, '10.8.21.1');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(await signInStatus(learner.password, '10.8.22.1')).toBe(429);
  });

  test('ends recoveries that were started before', async () => {
    const { body } = await post(app, '/forgot-password/', { email: learner.email });
    const otp_key = String(body['otp_key']);
    const otp_code = await latestCode(app, learner.email);
    expect((await post(app, '/verify-otp/', { otp_key, otp_code })).status).toBe(200);
    expect((await change(learner.password)).status).toBe(200);
    const reset = await post(app, '/reset-password/', { otp_key, new_password: 'Lorentz kuchi 9' });
    expect(reset.status).toBe(400);
    expect(await signInStatus(NEW_PASSWORD)).toBe(200);
  });

  test('of parallel changes with one password exactly one succeeds, with one notice', async () => {
    const passwords = Array.from({ length: 6 }, (_, index) => `Kvant-tebranish ${index}`);
    const responses = await Promise.all(passwords.map((password) => change(learner.password, password)));
    const accepted = passwords.filter((_, index) => responses[index]?.status === 200);
    expect(accepted).toHaveLength(1);
    expect(await signInStatus(accepted[0] ?? '')).toBe(200);
    expect(await subjectsTo(app, learner.email)).toEqual([NOTICE]);
  });

  test('a concurrent sign-in with the old password keeps no session', async () => {
    const signIns = Array.from({ length: 6 }, () => signIn(app, learner).catch(() => undefined));
    const [{ status }, ...pairs] = await Promise.all([change(learner.password), ...signIns]);
    expect(status).toBe(200);
    for (const tokens of pairs) if (tokens) expect(await isSignedOut(app, tokens)).toBe(true);
  });
});
