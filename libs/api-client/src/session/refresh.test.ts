import { endpoints } from '@zarra/contracts';
import { isNetworkError, isApiError } from '../index.js';
import { rejectionOf, deferred, openPage as openPageAt } from '../testing/open-page.js';
import { send } from '../testing/server.js';
import { startSessionServer, type SessionServer } from '../testing/session-server.js';
import { aTokenPair } from '../msw/index.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: SessionServer;
beforeEach(async () => {
  server = await startSessionServer();
});
afterEach(async () => {
  localStorage.clear();
  await server.close();
});

const openPage = (clock?: { now: number }) =>
  openPageAt(server.baseUrl, clock ? { now: () => clock.now } : {});

const bearers = () => server.received.map(({ headers }) => headers.authorization);

describe('the bearer token', () => {
  test('is sent with public calls too, but not with calls that sign in, refresh or sign out', async () => {
    const { tokens, client, whoAmI } = openPage();
    const { access, refresh } = server.signIn();
    tokens.save({ access, refresh });

    await whoAmI();
    await client.call(endpoints.simulators);
    await client.call(endpoints.login, { body: { username: 'a', password: 'b' } }).catch(() => undefined);
    await client.call(endpoints.logout, { body: { refresh }, keepalive: true }).catch(() => undefined);

    expect(bearers()).toEqual([`Bearer ${access}`, `Bearer ${access}`, undefined, undefined]);

    server.expireAccess();
    await whoAmI();
    const [, refreshed] = server.received.slice(4);
    expect(refreshed).toMatchObject({ url: '/api/token/refresh/' });
    expect(refreshed?.headers).not.toHaveProperty('authorization');
  });

  test('is not sent without tokens', async () => {
    const { client } = openPage();

    await client.call(endpoints.simulators);

    expect(bearers()).toEqual([undefined]);
  });
});

describe('a rejected access token', () => {
  test('20 parallel calls: exactly 1 refresh, 20 successes, each call retried once', async () => {
    const { tokens, whoAmI, onUnauthorized, log } = openPage();
    tokens.save(server.signIn());
    server.expireAccess();

    const users = await Promise.all(Array.from({ length: 20 }, () => whoAmI()));

    expect(users.map(({ username }) => username)).toEqual(Array(20).fill('dilnoza'));
    expect(server.refreshes()).toBe(1);
    expect(server.received).toHaveLength(20 + 1 + 20);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  test('a call that is rejected after a refresh is retried with the new token, without another refresh', async () => {
    const { tokens, whoAmI } = openPage();
    tokens.save(server.signIn());
    server.expireAccess();
    const [request, response] = [deferred(), deferred()];
    server.beforeResponse = () => {
      server.beforeResponse = undefined;
      request.resolve();
      return response.promise;
    };

    const slow = whoAmI();
    await request.promise;
    await whoAmI();
    response.resolve();

    expect((await slow).username).toBe('dilnoza');
    expect(server.refreshes()).toBe(1);
  });

  test('after a refresh in another tab a page uses the new token', async () => {
    const [here, there] = [openPage(), openPage()];
    here.tokens.save(server.signIn());
    there.tokens.read();
    server.expireAccess();

    await there.whoAmI();
    await here.whoAmI();

    expect(server.refreshes()).toBe(1);
    expect(here.tokens.get()).toEqual(there.tokens.get());
  });

  test('5 tabs without a shared lock, 50 rounds with a rejected token: no tab is signed out', async () => {
    const pages = Array.from({ length: 5 }, () => openPage());
    pages[0]!.tokens.save(server.signIn());
    for (let round = 0; round < 50; round += 1) {
      server.expireAccess();
      await Promise.all(pages.flatMap(({ whoAmI }) => [whoAmI(), whoAmI()]));
    }

    expect(server.reuseDetections()).toBe(0);
    for (const { onUnauthorized, tokens } of pages) {
      expect(onUnauthorized).not.toHaveBeenCalled();
      expect(tokens.read()).not.toBeNull();
    }
  });

  test('a rejected public call is retried too: some servers do not ignore a stale token', async () => {
    server.rejectsAllStaleTokens = true;
    const { tokens, client } = openPage();
    tokens.save(server.signIn());
    server.expireAccess();

    expect(await client.call(endpoints.simulators)).toEqual([]);
    expect(server.refreshes()).toBe(1);
  });

  test('a server without rotation: the refresh token stays', async () => {
    server.rotates = false;
    const { tokens, whoAmI } = openPage();
    const { refresh } = server.signIn();
    tokens.save({ access: aTokenPair({ subject: 'dilnoza' }).access, refresh });

    await whoAmI();
    server.expireAccess();
    await whoAmI();

    expect(server.refreshes()).toBe(2);
    expect(localStorage.getItem('refreshToken')).toBe(refresh);
  });

  test('a refresh token that is null in the response counts as not rotated', async () => {
    const { tokens, whoAmI } = openPage();
    const { refresh } = server.signIn();
    tokens.save({ access: aTokenPair({ subject: 'dilnoza' }).access, refresh });
    server.refreshHandler = (response, { access }) => {
      send(response, 200, { access, refresh: null });
      return true;
    };

    expect((await whoAmI()).username).toBe('dilnoza');
    expect(localStorage.getItem('refreshToken')).toBe(refresh);
  });

  test('100 lost responses in a row after a rotation: 0 sign-outs', async () => {
    const { tokens, whoAmI, onUnauthorized } = openPage();
    tokens.save(server.signIn());
    server.expireAccess();
    server.refreshHandler = (response) => Boolean(response.destroy());

    for (let lost = 0; lost < 100; lost += 1) {
      expect(isNetworkError(await rejectionOf(whoAmI()))).toBe(true);
    }
    server.refreshHandler = undefined;

    expect((await whoAmI()).username).toBe('dilnoza');
    expect([server.refreshes(), server.reuseDetections()]).toEqual([101, 0]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('100 times a lost response and then a received one: 0 sign-outs', async () => {
    const { tokens, whoAmI, onUnauthorized } = openPage();
    tokens.save(server.signIn());
    for (let round = 0; round < 100; round += 1) {
      server.expireAccess();
      server.refreshHandler = (response) => Boolean(response.destroy());
      await rejectionOf(whoAmI());
      server.refreshHandler = undefined;
      await whoAmI();
    }

    expect([server.refreshes(), server.reuseDetections()]).toEqual([200, 0]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a token before its expiry', () => {
  const LIFE = 15 * MINUTE;

  test.each([
    [LIFE - MINUTE, 0],
    [LIFE - MINUTE + 1, 1],
    [LIFE - 1, 1],
    [LIFE + DAY, 1],
  ])('%i ms after it was received: %i refreshes before the call', async (age, refreshes) => {
    const clock = { now: 5 * DAY };
    const { tokens, whoAmI } = openPage(clock);
    tokens.save(server.signIn());
    clock.now += age;

    await Promise.all([whoAmI(), whoAmI()]);

    expect(server.refreshes()).toBe(refreshes);
    expect(server.received).toHaveLength(2 + refreshes);
    if (refreshes) expect(server.received[0]?.url).toBe('/api/token/refresh/');
  });

  test.each([-DAY, DAY])('a device clock that is wrong by %i ms causes no refresh', async (error) => {
    const clock = { now: Date.now() + error };
    const { tokens, whoAmI, onUnauthorized } = openPage(clock);
    tokens.save(server.signIn());
    await whoAmI();
    const reloaded = openPage(clock);
    clock.now += LIFE - MINUTE;
    await reloaded.whoAmI();
    expect(server.refreshes()).toBe(0);

    clock.now += 1000;
    await reloaded.whoAmI();

    expect(server.refreshes()).toBe(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each([-DAY, DAY])('a clock that jumps by %i ms causes one refresh', async (jump) => {
    const clock = { now: Date.now() };
    const { tokens, whoAmI, onUnauthorized } = openPage(clock);
    tokens.save(server.signIn());
    clock.now += jump;

    await whoAmI();
    await whoAmI();

    expect(server.refreshes()).toBe(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  /** Tokens that other code has stored, this long before the expiry of the access token. */
  const storeForeignTokens = (clock: { now: number }, remaining: number) => {
    openPage(clock).tokens.save(server.signIn());
    const { access, refresh } = server.signIn('other');
    localStorage.setItem('accessToken', access);
    localStorage.setItem('refreshToken', refresh);
    clock.now = Date.now() + LIFE - remaining;
    return openPage(clock);
  };

  test.each([
    [2 * MINUTE, 0],
    [30_000, 1],
    [-MINUTE, 1],
    // The device's clock is wrong: one refresh, then the time of receipt is known.
    [-DAY, 1],
    [LIFE + DAY, 1],
  ])(
    '%i ms before the expiry of tokens that other code has stored: %i refreshes',
    async (remaining, refreshes) => {
      const { whoAmI } = storeForeignTokens({ now: Date.now() }, remaining);

      expect((await whoAmI()).username).toBe('other');
      expect((await whoAmI()).username).toBe('other');

      expect(server.refreshes()).toBe(refreshes);
    },
  );

  test('a 401 of tokens that other code has stored causes a refresh', async () => {
    const { whoAmI } = storeForeignTokens({ now: Date.now() }, 2 * MINUTE);
    server.expireAccess();

    expect((await whoAmI()).username).toBe('other');
    expect(server.refreshes()).toBe(1);
  });

  test('public calls do not wait for a refresh; the classes do: their tests need a session', async () => {
    const clock = { now: 0 };
    const { tokens, client } = openPage(clock);
    tokens.save(server.signIn());
    clock.now += LIFE;

    await client.call(endpoints.simulators);
    expect(server.refreshes()).toBe(0);
    expect(bearers()).toEqual([undefined]);

    await client.call(endpoints.classes);
    expect(server.refreshes()).toBe(1);
    expect(server.served).toEqual(['dilnoza']);
  });

  test('without a refresh token: the specification’s error, onUnauthorized is called', async () => {
    const clock = { now: 0 };
    const { tokens, whoAmI, onUnauthorized, log } = openPage(clock);
    tokens.save({ access: server.signIn().access });
    clock.now += LIFE;

    const error = await rejectionOf(whoAmI());

    expect(error).toMatchObject({ message: 'Refresh token mavjud emas' });
    expect(isApiError(error, 401)).toBe(true);
    expect(onUnauthorized.mock.calls).toEqual([[error]]);
    expect(log).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(server.received).toHaveLength(0);
  });
});
