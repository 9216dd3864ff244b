import { endpoints } from '@zarra/contracts';
import { isNetworkError } from '../index.js';
import { rejectionOf, deferred, openPage as openPageAt } from '../testing/open-page.js';
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

const openPage = () => openPageAt(server.baseUrl);

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
