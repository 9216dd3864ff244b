import { endpoints } from '@zarra/contracts';
import { isInvalidResponse, isNetworkError, isApiError } from '../index.js';
import { rejectionOf, openPage } from '../testing/open-page.js';
import { send } from '../testing/server.js';
import { startSessionServer, type SessionServer } from '../testing/session-server.js';
import { aTokenPair } from '../msw/index.js';

let server: SessionServer;
beforeEach(async () => {
  server = await startSessionServer();
});
afterEach(async () => {
  localStorage.clear();
  await server.close();
});

/** A page with a session whose access token is rejected by the server, or expires soon. */
const signedIn = (state: 'rejected' | 'expiring' = 'rejected') => {
  const clock = { now: 0 };
  const page = openPage(server.baseUrl, { now: () => clock.now });
  page.tokens.save(server.signIn());
  if (state === 'rejected') server.expireAccess();
  else clock.now = 14.5 * 60_000;
  return { ...page, clock };
};

type RefreshHandler = NonNullable<SessionServer['refreshHandler']>;
const respondWith =
  (status: number, body: unknown, headers: Record<string, string> = {}): RefreshHandler =>
  (response) => {
    send(response, status, body, headers);
    return true;
  };

describe('the server ends the session', () => {
  test.each([
    [400, 'rejected'],
    [401, 'rejected'],
    [403, 'rejected'],
    [404, 'rejected'],
    [410, 'rejected'],
    [422, 'rejected'],
    [400, 'expiring'],
    [401, 'expiring'],
    [403, 'expiring'],
  ] as const)(
    'a refresh with status %i: 20 calls fail, both tokens are removed, onUnauthorized is called once (%s)',
    async (status, state) => {
      const { whoAmI, tokens, onUnauthorized, onForbidden, log } = signedIn(state);
      server.refreshHandler = respondWith(status, { detail: 'Qayta kiring.' });

      const errors = await Promise.all(Array.from({ length: 20 }, () => rejectionOf(whoAmI())));

      for (const error of errors) expect(isApiError(error, 401) && error.text).toBe('Qayta kiring.');
      expect(server.refreshes()).toBe(1);
      expect(onUnauthorized.mock.calls).toEqual([[errors[0]]]);
      expect(onForbidden).not.toHaveBeenCalled();
      expect(log).not.toHaveBeenCalled();
      expect(tokens.get()).toBeNull();
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  test('a later 401 does not call onUnauthorized again', async () => {
    const { whoAmI, tokens, onUnauthorized } = signedIn();
    server.endSessions();
    server.beforeResponse = () => {
      server.beforeResponse = undefined;
      return rejectionOf(whoAmI()).then(() => undefined);
    };

    expect(isApiError(await rejectionOf(whoAmI()), 401)).toBe(true);

    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(tokens.get()).toBeNull();
  });

  test('20 calls are rejected with the new token too: both tokens are removed, onUnauthorized is called once', async () => {
    const { whoAmI, tokens, onUnauthorized } = signedIn();
    server.beforeResponse = () => server.expireAccess();
    server.refreshHandler = () => {
      server.expireAccess();
      return false;
    };

    const errors = await Promise.all(Array.from({ length: 20 }, () => rejectionOf(whoAmI())));

    expect(errors.every((error) => isApiError(error, 401))).toBe(true);
    expect(server.refreshes()).toBe(1);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(tokens.get()).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('a guarded call without tokens: the specification’s error, onUnauthorized is called', async () => {
    const { whoAmI, onUnauthorized } = openPage(server.baseUrl);

    const error = await rejectionOf(whoAmI());

    expect(error).toMatchObject({ message: 'Refresh token mavjud emas', status: 401 });
    expect(onUnauthorized.mock.calls).toEqual([[error]]);
    expect(server.refreshes()).toBe(0);
  });

  test('a wrong password causes no refresh and no retry, and the tokens stay', async () => {
    server.rejectsAllStaleTokens = true;
    const { client, tokens, onUnauthorized } = signedIn();

    await rejectionOf(client.call(endpoints.login, { body: { username: 'a', password: 'b' } }));

    expect(server.received).toHaveLength(1);
    expect(tokens.get()).not.toBeNull();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

/** Refresh errors that do not end the session, and their log entries. */
const temporaryErrors: [
  name: string,
  handler: RefreshHandler,
  isExpected: (error: unknown) => boolean,
  logged: unknown[],
][] = [
  ['408', respondWith(408, {}), (error) => isApiError(error, 408), ['Serverda xato:', 408]],
  ['425', respondWith(425, {}), (error) => isApiError(error, 425), ['Serverda xato:', 425]],
  ['500', respondWith(500, {}), (error) => isApiError(error, 500), ['Serverda xato:', 500]],
  ['503', respondWith(503, '<html>'), (error) => isApiError(error, 503), ['Serverda xato:', 503]],
  ['429', respondWith(429, {}), (error) => isApiError(error, 429), ['Serverda xato:', 429]],
  [
    '429 with a long Retry-After',
    respondWith(429, {}, { 'retry-after': '31' }),
    (error) => isApiError(error, 429),
    ['Serverda xato:', 429],
  ],
  ['no JSON', respondWith(200, '<html>'), isInvalidResponse, [expect.stringContaining('not JSON')]],
  ['another shape', respondWith(200, { token: 'x' }), isInvalidResponse, [expect.stringContaining('access')]],
  [
    'an invalid token',
    respondWith(200, { access: 'a\nb' }),
    isInvalidResponse,
    [expect.stringContaining('not a token')],
  ],
  [
    'an invalid refresh token',
    respondWith(200, { access: 'a', refresh: 'b c' }),
    isInvalidResponse,
    [expect.stringContaining('not a token')],
  ],
  [
    'a closed connection',
    (response) => Boolean(response.destroy()),
    isNetworkError,
    [expect.stringContaining('network')],
  ],
];

describe('the refresh fails temporarily', () => {
  test.each(temporaryErrors)(
    '%s: the waiting calls fail with this error, the tokens stay, the error is logged once',
    async (...row) => {
      const [, handler, isExpected, logged] = row;
      const { whoAmI, tokens, onUnauthorized, onForbidden, log } = signedIn();
      const before = tokens.get();
      server.refreshHandler = handler;

      const errors = await Promise.all(Array.from({ length: 5 }, () => rejectionOf(whoAmI())));

      expect(errors.every(isExpected)).toBe(true);
      expect(tokens.read()).toBe(before);
      expect(server.refreshes()).toBe(1);
      expect(log.mock.calls).toEqual([logged]);
      expect([onUnauthorized.mock.calls, onForbidden.mock.calls]).toEqual([[], []]);

      server.refreshHandler = undefined;
      expect((await whoAmI()).username).toBe('dilnoza');
    },
  );

  test.each(temporaryErrors)('%s: the call is sent with the old token while it is valid', async (...row) => {
    const [, handler, , logged] = row;
    const { whoAmI, tokens, log } = signedIn('expiring');
    const before = tokens.get();
    server.refreshHandler = handler;

    expect((await whoAmI()).username).toBe('dilnoza');
    expect(tokens.read()).toBe(before);
    expect(log.mock.calls).toEqual([logged]);
  });

  test('with an expired token the call fails and is not sent', async () => {
    const { whoAmI, tokens, clock } = signedIn('expiring');
    clock.now = 15 * 60_000;
    server.refreshHandler = respondWith(500, {});

    expect(isApiError(await rejectionOf(whoAmI()), 500)).toBe(true);
    expect(server.received.map(({ url }) => url)).toEqual(['/api/token/refresh/']);
    expect(tokens.get()).not.toBeNull();
  });

  test('429 with Retry-After: the refresh is retried once after the delay', async () => {
    const { whoAmI, log } = signedIn();
    server.refreshHandler = (response) => {
      server.refreshHandler = undefined;
      return respondWith(429, {}, { 'retry-after': '1' })(response, aTokenPair());
    };
    const start = performance.now();

    expect((await whoAmI()).username).toBe('dilnoza');
    expect(performance.now() - start).toBeGreaterThan(990);
    expect(server.refreshes()).toBe(2);
    expect(log).not.toHaveBeenCalled();
  });

  test('a second 429 is not retried', async () => {
    const { whoAmI, tokens } = signedIn();
    server.refreshHandler = respondWith(429, {}, { 'retry-after': '0' });

    expect(isApiError(await rejectionOf(whoAmI()), 429)).toBe(true);
    expect(server.refreshes()).toBe(2);
    expect(tokens.get()).not.toBeNull();
  });
});
