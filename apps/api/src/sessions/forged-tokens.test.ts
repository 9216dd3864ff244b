import { createHmac } from 'node:crypto';
import { messages } from '../http/messages.js';
import { deriveKeys } from '../secrets.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { databaseKinds } from '../testing/database.js';
import { forgedTokens, makeJwt } from '../testing/forged-tokens.js';
import { makeLearner, post, type TestLearner } from '../testing/learner.js';

const keys = deriveKeys('a secret for tests, longer than 32 bytes');
const signInAgain = { detail: messages.signInAgain };

describe.each(databaseKinds)('forged and malformed tokens (%s)', (kind) => {
  let app: TestApp;
  let learner: TestLearner;
  beforeAll(async () => {
    app = await openTestApp(kind, { keys });
    learner = await makeLearner(app);
  });
  afterAll(() => app.close());

  const callProtected = (authorization: string) => {
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

  test('the valid token is accepted by every call', async () => {
    const responses = await callProtected(`Bearer ${learner.access}`);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 400]);
    // A token built by hand is accepted as well: the ones below are rejected for their defect only.
    const [head = '', body = ''] = learner.access.split('.');
    const parts = [head, body].map((part) => Buffer.from(part, 'base64url').toString()) as [string, string];
    expect(makeJwt(keys.accessToken, ...parts)).toBe(learner.access);
  });

  test('no call accepts them, as access token or as refresh token', async () => {
    const forged = Object.entries(forgedTokens(keys.accessToken, learner.access, learner.refresh));
    expect(forged.length).toBeGreaterThanOrEqual(47);
    const accepted: string[] = [];
    for (const [defect, token] of forged) {
      for (const response of await callProtected(`Bearer ${token}`)) {
        if (response.statusCode === 401) {
          expect([defect, response.json()]).toEqual([defect, signInAgain]);
          expect(response.headers['www-authenticate']).toBe('Bearer');
        } else accepted.push(`${defect}: ${response.statusCode}`);
      }
      if (token === learner.refresh) continue;
      const refreshed = await post(app, '/token/refresh/', { refresh: token });
      // Validation rejects an empty token.
      if (refreshed.status !== (token === '' ? 400 : 401)) accepted.push(`${defect}: ${refreshed.status}`);
    }
    expect(accepted).toEqual([]);
  });

  test('modified refresh tokens are rejected and end no session', async () => {
    const [sid = '', counter = '', mac = ''] = learner.refresh.split('.');
    const other = await makeLearner(app);
    const macOf = (text: string, key: string | Uint8Array = keys.refreshToken) =>
      createHmac('sha256', key).update(text).digest('base64url');
    const modified = [
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
    for (const refresh of modified) {
      const { status, body } = await post(app, '/token/refresh/', { refresh });
      expect([refresh, status, body]).toEqual([refresh, 401, signInAgain]);
    }
    expect((await post(app, '/token/refresh/', { refresh: learner.refresh })).status).toBe(200);
  });

  test('forged tokens cause no database query', async () => {
    const appWithoutDatabase = await openTestApp(kind, { keys });
    await appWithoutDatabase.database.close();
    const [sid = '', counter = ''] = learner.refresh.split('.');
    const refresh = (token: string) => post(appWithoutDatabase, '/token/refresh/', { refresh: token });
    expect((await refresh(learner.refresh)).status).toBeGreaterThanOrEqual(500);
    expect((await refresh(`${sid}.${counter}.${'A'.repeat(43)}`)).status).toBe(401);
    const me = (token: string) =>
      appWithoutDatabase.fastify.inject({
        url: '/api/auth-me/',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await me(learner.access)).statusCode).toBeGreaterThanOrEqual(500);
    expect((await me(makeJwt('x', '{"alg":"HS256","typ":"at+jwt"}', '{}'))).statusCode).toBe(401);
    await appWithoutDatabase.fastify.close();
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
  ])('the header %j is not signed in', async (authorization) => {
    for (const { statusCode } of await callProtected(authorization)) expect(statusCode).toBe(401);
  });

  test('a public call ignores an expired or malformed token', async () => {
    const expired = forgedTokens(keys.accessToken, learner.access, learner.refresh)['expired'];
    for (const authorization of [`Bearer ${expired}`, 'Bearer x', 'x']) {
      const headers = { authorization };
      expect((await app.fastify.inject({ url: '/api/classes/', headers })).statusCode).toBe(200);
      const { username, password } = learner;
      expect((await post(app, '/login/', { username, password }, { headers })).status).toBe(200);
    }
  });
});
