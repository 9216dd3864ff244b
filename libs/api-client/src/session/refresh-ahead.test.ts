import { endpoints } from '@zarra/contracts';
import { isApiError } from '../index.js';
import { rejectionOf, openPage as openPageAt } from '../testing/open-page.js';
import { startSessionServer, type SessionServer } from '../testing/session-server.js';

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

const openPage = (clock: { now: number }) => openPageAt(server.baseUrl, { now: () => clock.now });

const bearers = () => server.received.map(({ headers }) => headers.authorization);

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
