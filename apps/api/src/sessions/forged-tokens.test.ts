import { createHmac } from 'node:crypto';
import { messages } from '../http/messages.js';
import { deriveKeys } from '../secrets.js';
import { openTestApp, type TestApp } from '../test-app.js';
import { databaseKinds } from '../test-database.js';
import { forgedTokens, makeJwt } from '../test-forged-tokens.js';
import { makeLearner, post, type TestLearner } from '../test-learner.js';

const keys = deriveKeys('a secret for tests, long enough for anybody');
const signInAgain = { detail: messages.signInAgain };

describe.each(databaseKinds)('forged and odd tokens (%s)', (kind) => {
  let app: TestApp;
  let learner: TestLearner;
  beforeAll(async () => {
    app = await openTestApp(kind, { keys });
    learner = await makeLearner(app);
  });
  afterAll(() => app.close());

  const guarded = (authorization: string) => {
    const headers = { authorization };
    return Promise.all([
      app.fastify.inject({ url: '/api/auth-me/', headers }),
      app.fastify.inject({ url: '/api/lesson-test-result/1/', headers }),
      app.fastify.inject({
        method: 'POST',
        url: '/api/submit-test/',
        headers,
        payload: { lesson: 1, answers: {} },
      }),
    ]);
  };

  test('the genuine one is let in by every call', async () => {
    const answers = await guarded(`Bearer ${learner.access}`);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 400]);
    // And so is one made by hand as those below are: what is refused there is refused for its fault.
    const [head = '', body = ''] = learner.access.split('.');
    const parts = [head, body].map((part) => Buffer.from(part, 'base64url').toString()) as [string, string];
    expect(makeJwt(keys.accessToken, ...parts)).toBe(learner.access);
  });

  test('none of them is let in by any call, as access token or as refresh token', async () => {
    const forged = Object.entries(forgedTokens(keys.accessToken, learner.access, learner.refresh));
    expect(forged.length).toBeGreaterThanOrEqual(47);
    const accepted: string[] = [];
    for (const [fault, token] of forged) {
      for (const answer of await guarded(`Bearer ${token}`)) {
        if (answer.statusCode === 401) {
          expect([fault, answer.json()]).toEqual([fault, signInAgain]);
          expect(answer.headers['www-authenticate']).toBe('Bearer');
        } else accepted.push(`${fault}: ${answer.statusCode}`);
      }
      if (token === learner.refresh) continue;
      const refreshed = await post(app, '/token/refresh/', { refresh: token });
      // Nothing at all does not even look like one.
      if (refreshed.status !== (token === '' ? 400 : 401)) accepted.push(`${fault}: ${refreshed.status}`);
    }
    expect(accepted).toEqual([]);
  });

  test('refresh tokens that were tampered with are refused and end nothing', async () => {
    const [sid = '', counter = '', mac = ''] = learner.refresh.split('.');
    const other = await makeLearner(app);
    const macOf = (text: string, key: string | Uint8Array = keys.refreshToken) =>
      createHmac('sha256', key).update(text).digest('base64url');
    const tampered = [
      `${sid}.1.${mac}`,
      `${sid}.0${counter}.${mac}`,
      `${other.refresh.split('.')[0]}.${counter}.${mac}`,
      `${sid.toUpperCase()}.${counter}.${mac}`,
      `${sid}.${counter}.${mac}=`,
      `${sid}.${counter}.${mac.slice(0, -1)}`,
      `${sid}.${counter}.${macOf(`${sid}.${counter}`, keys.accessToken)}`,
      `${sid}.${counter}.${macOf(`${sid}.${counter}`, 'x')}`,
      `${sid}.-1.${macOf(`${sid}.-1`)}`,
      `${sid}.1e3.${macOf(`${sid}.1e3`)}`,
      `${sid}.99999999999.${macOf(`${sid}.99999999999`)}`,
      `${sid}.${counter}`,
      `${sid}.${counter}.${mac}.${mac}`,
      ` ${learner.refresh}`,
      `${learner.refresh}\n`,
    ];
    for (const refresh of tampered) {
      const { status, body } = await post(app, '/token/refresh/', { refresh });
      expect([refresh, status, body]).toEqual([refresh, 401, signInAgain]);
    }
    expect((await post(app, '/token/refresh/', { refresh: learner.refresh })).status).toBe(200);
  });

  test('forged tokens never reach the database', async () => {
    const alone = await openTestApp(kind, { keys });
    await alone.database.close();
    const [sid = '', counter = ''] = learner.refresh.split('.');
    const refresh = (token: string) => post(alone, '/token/refresh/', { refresh: token });
    expect((await refresh(learner.refresh)).status).toBeGreaterThanOrEqual(500);
    expect((await refresh(`${sid}.${counter}.${'A'.repeat(43)}`)).status).toBe(401);
    const me = (token: string) =>
      alone.fastify.inject({ url: '/api/auth-me/', headers: { authorization: `Bearer ${token}` } });
    expect((await me(learner.access)).statusCode).toBeGreaterThanOrEqual(500);
    expect((await me(makeJwt('x', '{"alg":"HS256","typ":"at+jwt"}', '{}'))).statusCode).toBe(401);
    await alone.fastify.close();
  });

  test.each([
    'bearer',
    'Bearer',
    'Bearer ',
    'Basic b2xpbTpwYXJvbA==',
    'Token x',
    'Bearer a b',
    'Bearer\tx',
    '',
  ])('the header %j is nobody', async (authorization) => {
    for (const { statusCode } of await guarded(authorization)) expect(statusCode).toBe(401);
  });

  test('a public call does not mind a stale or broken one', async () => {
    const stale = forgedTokens(keys.accessToken, learner.access, learner.refresh)['expired'];
    for (const authorization of [`Bearer ${stale}`, 'Bearer x', 'x']) {
      const headers = { authorization };
      expect((await app.fastify.inject({ url: '/api/classes/', headers })).statusCode).toBe(200);
      const { username, password } = learner;
      expect((await post(app, '/login/', { username, password }, { headers })).status).toBe(200);
    }
  });
});
