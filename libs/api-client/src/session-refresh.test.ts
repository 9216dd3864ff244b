import { endpoints } from '@zarra/contracts';
import { isOffline, isRefused } from './index.js';
import { failureOf, gate, openPage as openPageAt } from './test-open-page.js';
import { startSessionServer, type SessionServer } from './test-session-server.js';
import { aTokenPair } from './testing.js';

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

describe('the bearer', () => {
  test('goes along with every call, public ones too, and with those that judge themselves', async () => {
    const { tokens, client, whoAmI } = openPage();
    const { access, refresh } = server.signIn();
    tokens.save({ access, refresh });

    await whoAmI();
    await client.call(endpoints.simulators);
    await client.call(endpoints.login, { body: { username: 'a', password: 'b' } }).catch(() => undefined);
    await client.call(endpoints.logout, { body: { refresh }, keepalive: true }).catch(() => undefined);

    expect(bearers()).toEqual(Array(4).fill(`Bearer ${access}`));
  });

  test('is none while signed out', async () => {
    const { client } = openPage();

    await client.call(endpoints.simulators);

    expect(bearers()).toEqual([undefined]);
  });
});

describe('a refused access token', () => {
  test('20 parallel calls: exactly 1 refresh, 20 successes, each replayed once', async () => {
    const { tokens, whoAmI, onUnauthorized, log } = openPage();
    tokens.save(server.signIn());
    server.expireAccess();

    const answers = await Promise.all(Array.from({ length: 20 }, () => whoAmI()));

    expect(answers.map(({ username }) => username)).toEqual(Array(20).fill('dilnoza'));
    expect(server.refreshes()).toBe(1);
    expect(server.received).toHaveLength(20 + 1 + 20);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  test('a call refused after another one has refreshed goes with the new token, without a refresh', async () => {
    const { tokens, whoAmI } = openPage();
    tokens.save(server.signIn());
    server.expireAccess();
    const [arrival, answer] = [gate(), gate()];
    server.beforeAnswer = () => {
      server.beforeAnswer = undefined;
      arrival.open();
      return answer.opened;
    };

    const slow = whoAmI();
    await arrival.opened;
    await whoAmI();
    answer.open();

    expect((await slow).username).toBe('dilnoza');
    expect(server.refreshes()).toBe(1);
  });

  test('a page whose other tab has refreshed already goes with its token', async () => {
    const [here, there] = [openPage(), openPage()];
    here.tokens.save(server.signIn());
    there.tokens.read();
    server.expireAccess();

    await there.whoAmI();
    await here.whoAmI();

    expect(server.refreshes()).toBe(1);
    expect(here.tokens.get()).toEqual(there.tokens.get());
  });

  test('5 tabs without a common lock, 50 rounds of one refused token: nobody is signed out', async () => {
    const pages = Array.from({ length: 5 }, () => openPage());
    pages[0]!.tokens.save(server.signIn());
    for (let round = 0; round < 50; round += 1) {
      server.expireAccess();
      await Promise.all(pages.flatMap(({ whoAmI }) => [whoAmI(), whoAmI()]));
    }

    expect(server.thefts()).toBe(0);
    for (const { onUnauthorized, tokens } of pages) {
      expect(onUnauthorized).not.toHaveBeenCalled();
      expect(tokens.read()).not.toBeNull();
    }
  });

  test('a public call that is refused is repeated too: not every server ignores a stale token', async () => {
    server.guardsAll = true;
    const { tokens, client } = openPage();
    tokens.save(server.signIn());
    server.expireAccess();

    expect(await client.call(endpoints.simulators)).toEqual([]);
    expect(server.refreshes()).toBe(1);
  });

  test('a server that does not rotate: the old refresh token stays', async () => {
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

  test('100 lost replies in a row, the server having moved on each time: 0 sign-outs', async () => {
    const { tokens, whoAmI, onUnauthorized } = openPage();
    tokens.save(server.signIn());
    server.expireAccess();
    server.fault = (response) => Boolean(response.destroy());

    for (let lost = 0; lost < 100; lost += 1) {
      expect(isOffline(await failureOf(whoAmI()))).toBe(true);
    }
    server.fault = undefined;

    expect((await whoAmI()).username).toBe('dilnoza');
    expect([server.refreshes(), server.thefts()]).toEqual([101, 0]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('100 times a reply is lost and the next one arrives: 0 sign-outs', async () => {
    const { tokens, whoAmI, onUnauthorized } = openPage();
    tokens.save(server.signIn());
    for (let round = 0; round < 100; round += 1) {
      server.expireAccess();
      server.fault = (response) => Boolean(response.destroy());
      await failureOf(whoAmI());
      server.fault = undefined;
      await whoAmI();
    }

    expect([server.refreshes(), server.thefts()]).toEqual([200, 0]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a token about to run out', () => {
  const LIFE = 15 * MINUTE;

  test.each([
    [LIFE - MINUTE, 0],
    [LIFE - MINUTE + 1, 1],
    [LIFE - 1, 1],
    [LIFE + DAY, 1],
  ])('%i ms after its receipt: %i refreshes, before the call', async (age, refreshes) => {
    const clock = { now: 5 * DAY };
    const { tokens, whoAmI } = openPage(clock);
    tokens.save(server.signIn());
    clock.now += age;

    await Promise.all([whoAmI(), whoAmI()]);

    expect(server.refreshes()).toBe(refreshes);
    expect(server.received).toHaveLength(2 + refreshes);
    if (refreshes) expect(server.received[0]?.url).toBe('/api/token/refresh/');
  });

  test.each([-DAY, DAY])('a device clock that is wrong by %i ms changes nothing', async (error) => {
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

  test.each([-DAY, DAY])(
    'a clock that jumps by %i ms costs one refresh, then all is as before',
    async (jump) => {
      const clock = { now: Date.now() };
      const { tokens, whoAmI, onUnauthorized } = openPage(clock);
      tokens.save(server.signIn());
      clock.now += jump;

      await whoAmI();
      await whoAmI();

      expect(server.refreshes()).toBe(1);
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );

  test('tokens that other code has stored count as good; a 401 corrects that', async () => {
    const clock = { now: Date.now() + DAY };
    openPage(clock).tokens.save(server.signIn());
    const { access, refresh } = server.signIn('other');
    localStorage.setItem('accessToken', access);
    localStorage.setItem('refreshToken', refresh);
    const { whoAmI } = openPage(clock);
    clock.now += DAY;

    expect((await whoAmI()).username).toBe('other');
    expect(server.refreshes()).toBe(0);

    server.expireAccess();
    expect((await whoAmI()).username).toBe('other');
    expect(server.refreshes()).toBe(1);
  });

  test('what is public for all does not wait for a refresh; the classes do: their tests are for learners', async () => {
    const clock = { now: 0 };
    const { tokens, client } = openPage(clock);
    tokens.save(server.signIn());
    clock.now += LIFE;

    await client.call(endpoints.simulators);
    expect(server.refreshes()).toBe(0);

    await client.call(endpoints.classes);
    expect(server.refreshes()).toBe(1);
    expect(server.served).toEqual(['dilnoza', 'dilnoza']);
  });

  test('no refresh token stored: the specification’s error, and the browser is led to sign-in', async () => {
    const clock = { now: 0 };
    const { tokens, whoAmI, onUnauthorized, log } = openPage(clock);
    tokens.save({ access: server.signIn().access });
    clock.now += LIFE;

    const error = await failureOf(whoAmI());

    expect(error).toMatchObject({ message: 'Refresh token mavjud emas' });
    expect(isRefused(error, 401)).toBe(true);
    expect(onUnauthorized.mock.calls).toEqual([[error]]);
    expect(log).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(server.received).toHaveLength(0);
  });
});
