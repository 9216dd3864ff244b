import { callAccount, isSignedOut, subjectsTo } from '../testing/account.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { answerAll, lessonOf, submit, titles } from '../testing/classroom.js';
import { databaseKinds } from '../testing/database.js';
import {
  deviceCookieOf,
  makeLearner,
  post,
  registerLearner,
  signIn,
  type TestLearner,
} from '../testing/learner.js';

const NOTICE = 'Zarra: hisobingiz oʻchirildi';

describe.each(databaseKinds)('the deletion of the own account (%s)', (kind) => {
  let app: TestApp;
  let learner: TestLearner;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  beforeEach(async () => {
    learner = await makeLearner(app);
  });
  afterAll(() => app.close());

  const remove = (password = learner.password, headers: Record<string, string> = {}) =>
    callAccount(app, 'DELETE', '/', learner, { payload: { password }, headers });
  const usersNamed = (username: string) =>
    app.database.db.selectFrom('users').select('id').where('username', '=', username).execute();

  test('ends every session at once, refuses the next sign-in and mails a notice', async () => {
    const other = await signIn(app, learner);
    const stranger = await makeLearner(app);
    expect(await remove()).toMatchObject({
      status: 200,
      body: { detail: expect.stringMatching(/oʻchirildi/) },
    });
    expect(await Promise.all([learner, other, stranger].map((each) => isSignedOut(app, each)))).toEqual([
      true,
      true,
      false,
    ]);
    expect((await post(app, '/login/', learner)).status).toBe(401);
    expect(await subjectsTo(app, learner.email)).toEqual([NOTICE]);
    expect((await remove()).status).toBe(401);
  });

  test('is refused with a wrong password, which counts as a failed sign-in', async () => {
    for (let n = 0; n < 10; n += 1)
      expect(await remove('boshqa')).toMatchObject({ status: 400, body: { field: 'password' } });
    expect((await remove()).status).toBe(429);
    expect(await usersNamed(learner.username)).toHaveLength(1);
    expect(await subjectsTo(app, learner.email)).toEqual([]);
  });

  test('removes the learner from the cookie of the device; others stay known on it', async () => {
    const other = await registerLearner(app);
    const first = await post(app, '/login/', learner);
    const second = await post(app, '/login/', other, { headers: { cookie: deviceCookieOf(first.headers) } });
    const cookie = deviceCookieOf(second.headers);
    const { headers } = await remove(learner.password, { cookie });
    const left = deviceCookieOf(headers);
    expect(left.split('~')).toHaveLength(2);
    // Sign-ins of the other learner are counted separately on this device.
    for (let n = 0; n < 12; n += 1)
      await post(app, '/login/', { ...other, password: 'boshqa' }, { from: '10.7.0.1' });
    expect((await post(app, '/login/', other, { from: '10.7.0.2' })).status).toBe(429);
    expect((await post(app, '/login/', other, { headers: { cookie: left } })).status).toBe(200);
  });

  test('during submissions of the learner leaves no result', async () => {
    const lesson = await lessonOf(app, titles.twoQuestions, learner.signedIn);
    const before = await app.database.db.selectFrom('results').select('id').execute();
    const [{ status }, ...submissions] = await Promise.all([
      remove(),
      ...Array.from({ length: 8 }, () => submit(app, learner.signedIn, lesson.id, answerAll(lesson, 1))),
    ]);
    expect(status).toBe(200);
    for (const submission of submissions) expect([200, 401]).toContain(submission.status);
    expect(await app.database.db.selectFrom('results').select('id').execute()).toEqual(before);
  });

  test('beside other changes of the account leaves nothing, and none of them fails', async () => {
    const { password, email, username } = learner;
    await post(app, '/forgot-password/', { email });
    const post1 = (path: string, payload: object) => callAccount(app, 'POST', path, learner, { payload });
    const responses = await Promise.all([
      remove(),
      remove(),
      post1('/password/', { current_password: password, new_password: 'Kvant-tebranish 7' }),
      post1('/email/', { password, email: `boshqa-${email}` }),
      callAccount(app, 'DELETE', '/sessions/', learner),
      callAccount(app, 'GET', '/export/', learner),
      post(app, '/login/', { username, password }),
    ]);
    expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const isDeleted = responses.slice(0, 2).some(({ status }) => status === 200);
    // The change of the password may come first.
    if (!isDeleted) expect((await remove('Kvant-tebranish 7')).status).toBe(200);
    expect(await usersNamed(username)).toEqual([]);
  });

  test('with a password that the owner changes meanwhile deletes nothing', async () => {
    const stranger = await makeLearner(app);
    const payload = { current_password: learner.password, new_password: 'Kvant-tebranish 7' };
    const changing = callAccount(app, 'POST', '/password/', learner, { payload });
    // Hashing takes turns: the deletion starts between the check of the old password and the hash of the new one.
    await post(app, '/login/', { ...stranger, password: 'boshqa' });
    const [changed, removed] = await Promise.all([changing, remove()]);
    expect([changed.status, removed.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await usersNamed(learner.username)).toHaveLength(removed.status === 200 ? 0 : 1);
  });

  test('frees name and address for another account, which gets none of its data', async () => {
    const lesson = await lessonOf(app, titles.twoQuestions, learner.signedIn);
    await submit(app, learner.signedIn, lesson.id, answerAll(lesson, 1));
    expect((await remove()).status).toBe(200);
    const { username, email, password } = learner;
    expect((await post(app, '/register/', { username, email, password })).status).toBe(201);
    const { access } = await signIn(app, learner);
    const signedIn = { signedIn: { authorization: `Bearer ${access}` } };
    expect((await callAccount(app, 'GET', '/export/', signedIn)).body['results']).toEqual([]);
    expect(await isSignedOut(app, learner)).toBe(true);
  });
});
