import { randomUUID } from 'node:crypto';
import { callAccount, isSignedOut } from '../testing/account.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { DAY, makeClock, MINUTE } from '../testing/clock.js';
import { databaseKinds } from '../testing/database.js';
import { makeLearner, post, signIn, type TestLearner, type Tokens } from '../testing/learner.js';

interface Session {
  readonly id: string;
  readonly began_at: string;
  readonly used_at: string;
  readonly device: string;
  readonly current: boolean;
}

const ANDROID_CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';

describe.each(databaseKinds)('the sessions of the learner (%s)', (kind) => {
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

  const list = async (signedIn: Pick<TestLearner, 'signedIn'> = learner) => {
    const { status, body } = await callAccount(app, 'GET', '/sessions/', signedIn);
    expect(status).toBe(200);
    return body as unknown as Session[];
  };
  const headersOf = ({ access }: Tokens) => ({ signedIn: { authorization: `Bearer ${access}` } });
  const signInOn = async (userAgent: string): Promise<Tokens> => {
    const { username, password } = learner;
    const headers = { 'user-agent': userAgent };
    return (await post(app, '/login/', { username, password }, { headers })).body as unknown as Tokens;
  };
  const idOf = ({ refresh }: Tokens): string => refresh.split('.')[0] ?? '';

  test('are listed with device and times, the last used first; the one of the request is marked', async () => {
    const began = clock.now();
    clock.advance(10 * MINUTE);
    const phone = await signInOn(ANDROID_CHROME);
    const signedInAt = clock.now().toISOString();
    expect(await list()).toEqual([
      {
        id: idOf(phone),
        began_at: signedInAt,
        used_at: signedInAt,
        device: 'Chrome, Android',
        current: false,
      },
      {
        id: idOf(learner),
        began_at: began.toISOString(),
        used_at: began.toISOString(),
        device: 'Nomaʼlum qurilma',
        current: true,
      },
    ]);
    clock.advance(MINUTE);
    await post(app, '/token/refresh/', { refresh: learner.refresh });
    expect((await list(headersOf(phone))).map(({ id, current }) => [id, current])).toEqual([
      [idOf(learner), false],
      [idOf(phone), true],
    ]);
  });

  test('hold no secret, and only those that are active and the learner’s own', async () => {
    await makeLearner(app);
    clock.advance(8 * DAY);
    const now = await signIn(app, learner);
    const { text } = await callAccount(app, 'GET', '/sessions/', headersOf(now));
    expect((JSON.parse(text) as Session[]).map(({ id }) => id)).toEqual([idOf(now)]);
    expect(text).not.toContain(now.refresh.split('.')[2]);
  });

  test('ending one refuses both of its tokens at once, and can be repeated', async () => {
    const [lost, other] = [await signInOn(ANDROID_CHROME), await signInOn('curl/8')];
    for (let n = 0; n < 2; n += 1)
      expect(await callAccount(app, 'DELETE', `/sessions/${idOf(lost)}/`, learner)).toMatchObject({
        status: 200,
        body: { detail: 'Kirish yakunlandi.' },
      });
    expect(await Promise.all([lost, other, learner].map((tokens) => isSignedOut(app, tokens)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('of another learner cannot be ended, and the response does not reveal them', async () => {
    const stranger = await makeLearner(app);
    const [foreign, unknown] = [idOf(stranger), randomUUID()];
    const responses = [foreign, unknown].map((id) => callAccount(app, 'DELETE', `/sessions/${id}/`, learner));
    const [one, other] = (await Promise.all(responses)).map(({ status, text }) => ({ status, text }));
    expect(one).toEqual(other);
    expect(await isSignedOut(app, stranger)).toBe(false);
  });

  test.each(['1', 'x', '..%2F', 'g'.repeat(36)])('the id %s is no address', async (id) => {
    expect((await callAccount(app, 'DELETE', `/sessions/${id}/`, learner)).status).toBe(404);
  });

  test('ending the others keeps the one of the request and those of other learners', async () => {
    const others = [await signInOn(ANDROID_CHROME), await signInOn('curl/8')];
    const stranger = await makeLearner(app);
    expect((await callAccount(app, 'DELETE', '/sessions/', learner)).status).toBe(200);
    expect(await Promise.all(others.map((tokens) => isSignedOut(app, tokens)))).toEqual([true, true]);
    expect([await isSignedOut(app, learner), await isSignedOut(app, stranger)]).toEqual([false, false]);
    expect(await list()).toHaveLength(1);
  });
});
