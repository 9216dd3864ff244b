import { endpoints } from '@zarra/contracts';
import { isBadAnswer, isOffline, isRefused } from './index.js';
import { failureOf, openPage } from './test-open-page.js';
import { send } from './test-server.js';
import { startSessionServer, type SessionServer } from './test-session-server.js';
import { aTokenPair } from './testing.js';

let server: SessionServer;
beforeEach(async () => {
  server = await startSessionServer();
});
afterEach(async () => {
  localStorage.clear();
  await server.close();
});

/** A page with a session whose access token the server refuses, or is to be renewed soon. */
const signedIn = (state: 'refused' | 'expiring' = 'refused') => {
  const clock = { now: 0 };
  const page = openPage(server.baseUrl, { now: () => clock.now });
  page.tokens.save(server.signIn());
  if (state === 'refused') server.expireAccess();
  else clock.now = 14.5 * 60_000;
  return { ...page, clock };
};

type Fault = NonNullable<SessionServer['fault']>;
const answered =
  (status: number, body: unknown, headers: Record<string, string> = {}): Fault =>
  (response) => {
    send(response, status, body, headers);
    return true;
  };

describe('the server ends the session', () => {
  test.each([
    [401, 'refused'],
    [403, 'refused'],
    [401, 'expiring'],
    [403, 'expiring'],
  ] as const)(
    'the refresh is answered %i: 20 calls fail, both tokens go, the shell hears it once (%s)',
    async (status, state) => {
      const { whoAmI, tokens, onUnauthorized, onForbidden, log } = signedIn(state);
      server.fault = answered(status, { detail: 'Qayta kiring.' });

      const errors = await Promise.all(Array.from({ length: 20 }, () => failureOf(whoAmI())));

      for (const error of errors) expect(isRefused(error, 401) && error.text).toBe('Qayta kiring.');
      expect(server.refreshes()).toBe(1);
      expect(onUnauthorized.mock.calls).toEqual([[errors[0]]]);
      expect(onForbidden).not.toHaveBeenCalled();
      expect(log).not.toHaveBeenCalled();
      expect(tokens.get()).toBeNull();
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  test('a call that is refused after that is silent: the shell knows', async () => {
    const { whoAmI, tokens, onUnauthorized } = signedIn();
    server.endSessions();
    server.beforeAnswer = () => {
      server.beforeAnswer = undefined;
      return failureOf(whoAmI()).then(() => undefined);
    };

    expect(isRefused(await failureOf(whoAmI()), 401)).toBe(true);

    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(tokens.get()).toBeNull();
  });

  test('20 calls are refused with the new token too: both tokens go, the shell hears it once', async () => {
    const { whoAmI, tokens, onUnauthorized } = signedIn();
    server.beforeAnswer = () => server.expireAccess();
    server.fault = () => {
      server.expireAccess();
      return false;
    };

    const errors = await Promise.all(Array.from({ length: 20 }, () => failureOf(whoAmI())));

    expect(errors.every((error) => isRefused(error, 401))).toBe(true);
    expect(server.refreshes()).toBe(1);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(tokens.get()).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('a signed-out visitor at a guarded call: the specification’s error, the shell leads to sign-in', async () => {
    const { whoAmI, onUnauthorized } = openPage(server.baseUrl);

    const error = await failureOf(whoAmI());

    expect(error).toMatchObject({ message: 'Refresh token mavjud emas', status: 401 });
    expect(onUnauthorized.mock.calls).toEqual([[error]]);
    expect(server.refreshes()).toBe(0);
  });

  test('a wrong password is no matter of the session: no refresh, no repetition, tokens stay', async () => {
    server.guardsAll = true;
    const { client, tokens, onUnauthorized } = signedIn();

    await failureOf(client.call(endpoints.login, { body: { username: 'a', password: 'b' } }));

    expect(server.received).toHaveLength(1);
    expect(tokens.get()).not.toBeNull();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

/** Answers to a refresh that are no verdict on the session, and what the shell's log is told. */
const soft: [name: string, fault: Fault, kind: (error: unknown) => boolean, logged: unknown[]][] = [
  ['400', answered(400, {}), (error) => isRefused(error, 400), ['Serverda xato:', 400]],
  ['404', answered(404, {}), (error) => isRefused(error, 404), ['Resurs topilmadi']],
  ['500', answered(500, {}), (error) => isRefused(error, 500), ['Serverda xato:', 500]],
  ['503', answered(503, '<html>'), (error) => isRefused(error, 503), ['Serverda xato:', 503]],
  ['429', answered(429, {}), (error) => isRefused(error, 429), ['Serverda xato:', 429]],
  [
    '429, too long to wait',
    answered(429, {}, { 'retry-after': '31' }),
    (error) => isRefused(error, 429),
    ['Serverda xato:', 429],
  ],
  ['no JSON', answered(200, '<html>'), isBadAnswer, [expect.stringContaining('not JSON')]],
  ['another shape', answered(200, { token: 'x' }), isBadAnswer, [expect.stringContaining('access')]],
  ['no token', answered(200, { access: 'a\nb' }), isBadAnswer, [expect.stringContaining('not a token')]],
  [
    'no refresh token',
    answered(200, { access: 'a', refresh: 'b c' }),
    isBadAnswer,
    [expect.stringContaining('not a token')],
  ],
  [
    'a cut connection',
    (response) => Boolean(response.destroy()),
    isOffline,
    [expect.stringContaining('network')],
  ],
];

describe('the refresh fails, and that is no verdict', () => {
  test.each(soft)('%s: the waiting calls fail so, tokens stay, it is logged once', async (...row) => {
    const [, fault, kind, logged] = row;
    const { whoAmI, tokens, onUnauthorized, onForbidden, log } = signedIn();
    const before = tokens.get();
    server.fault = fault;

    const errors = await Promise.all(Array.from({ length: 5 }, () => failureOf(whoAmI())));

    expect(errors.every(kind)).toBe(true);
    expect(tokens.read()).toBe(before);
    expect(server.refreshes()).toBe(1);
    expect(log.mock.calls).toEqual([logged]);
    expect([onUnauthorized.mock.calls, onForbidden.mock.calls]).toEqual([[], []]);

    server.fault = undefined;
    expect((await whoAmI()).username).toBe('dilnoza');
  });

  test.each(soft)('%s: while the old token is good, the call goes on with it', async (...row) => {
    const [, fault, , logged] = row;
    const { whoAmI, tokens, log } = signedIn('expiring');
    const before = tokens.get();
    server.fault = fault;

    expect((await whoAmI()).username).toBe('dilnoza');
    expect(tokens.read()).toBe(before);
    expect(log.mock.calls).toEqual([logged]);
  });

  test('with an old token that has run out the call fails and is not sent', async () => {
    const { whoAmI, tokens, clock } = signedIn('expiring');
    clock.now = 15 * 60_000;
    server.fault = answered(500, {});

    expect(isRefused(await failureOf(whoAmI()), 500)).toBe(true);
    expect(server.received.map(({ url }) => url)).toEqual(['/api/token/refresh/']);
    expect(tokens.get()).not.toBeNull();
  });

  test('429 with a wait: it is waited once, then asked again', async () => {
    const { whoAmI, log } = signedIn();
    server.fault = (response) => {
      server.fault = undefined;
      return answered(429, {}, { 'retry-after': '1' })(response, aTokenPair());
    };
    const start = performance.now();

    expect((await whoAmI()).username).toBe('dilnoza');
    expect(performance.now() - start).toBeGreaterThan(990);
    expect(server.refreshes()).toBe(2);
    expect(log).not.toHaveBeenCalled();
  });

  test('429 after the wait again: no more waiting', async () => {
    const { whoAmI, tokens } = signedIn();
    server.fault = answered(429, {}, { 'retry-after': '0' });

    expect(isRefused(await failureOf(whoAmI()), 429)).toBe(true);
    expect(server.refreshes()).toBe(2);
    expect(tokens.get()).not.toBeNull();
  });
});
