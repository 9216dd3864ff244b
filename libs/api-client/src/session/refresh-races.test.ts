import { isApiError } from '../index.js';
import { rejectionOf, deferred, openPage } from '../testing/open-page.js';
import { send } from '../testing/server.js';
import { startSessionServer, type SessionServer } from '../testing/session-server.js';

let server: SessionServer;
beforeEach(async () => {
  server = await startSessionServer();
});
afterEach(async () => {
  localStorage.clear();
  await server.close();
});

/** A page that waits for a refresh. The test sends its response (rejected or granted). */
const refreshing = async (outcome: 'rejected' | 'granted') => {
  const page = openPage(server.baseUrl);
  const [request, response] = [deferred(), deferred()];
  const old = server.signIn('ali');
  page.tokens.save(old);
  server.expireAccess();
  server.refreshHandler = (httpResponse, pair) => {
    server.refreshHandler = undefined;
    request.resolve();
    void response.promise.then(() =>
      outcome === 'granted' ? send(httpResponse, 200, pair) : send(httpResponse, 401, {}),
    );
    return true;
  };
  const call = page.whoAmI();
  call.catch(() => undefined);
  await request.promise;
  return { ...page, old, call, respond: response.resolve };
};

/** The token store of another tab. No storage event is dispatched. */
const otherTab = () => openPage(server.baseUrl).tokens;

describe.each(['rejected', 'granted'] as const)('a refresh is %s late', (outcome) => {
  test('another tab has refreshed: its tokens stay, and the call uses them', async () => {
    const { tokens, call, respond, onUnauthorized, old } = await refreshing(outcome);
    const otherPair = server.signIn('ali');
    otherTab().save(otherPair);
    respond();

    expect((await call).username).toBe('ali');
    expect(tokens.get()).toMatchObject(otherPair);
    expect(otherPair.refresh).not.toBe(old.refresh);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('another user has signed in: the new tokens stay, and the call is not sent with them', async () => {
    const { tokens, call, respond, onUnauthorized, log } = await refreshing(outcome);
    const otherPair = server.signIn('vali');
    otherTab().save(otherPair);
    respond();

    expect(isApiError(await rejectionOf(call), 401)).toBe(true);
    expect(tokens.read()).toMatchObject(otherPair);
    expect(server.served).toEqual([]);
    expect([onUnauthorized.mock.calls, log.mock.calls]).toEqual([[], []]);
  });

  test('signed out: no tokens are stored, and the call fails without a report', async () => {
    const { tokens, call, respond, onUnauthorized } = await refreshing(outcome);
    otherTab().clear();
    respond();

    expect(isApiError(await rejectionOf(call), 401)).toBe(true);
    expect(tokens.read()).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

test('a 401 arrives before the tokens of another tab: they stay, and the call uses them', async () => {
  const { tokens, call, respond, onUnauthorized } = await refreshing('rejected');
  const otherPair = server.signIn('ali');
  setTimeout(() => otherTab().save(otherPair), 50);
  respond();

  expect((await call).username).toBe('ali');
  expect(tokens.get()).toMatchObject(otherPair);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

describe('during a call', () => {
  test('a sign-out: its 401 is not reported', async () => {
    const { tokens, whoAmI, onUnauthorized } = openPage(server.baseUrl);
    tokens.save(server.signIn());
    server.expireAccess();
    server.beforeResponse = () => tokens.clear();

    expect(isApiError(await rejectionOf(whoAmI()), 401)).toBe(true);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(server.refreshes()).toBe(0);
  });

  test('another user signs in: the call is not retried with the new tokens', async () => {
    const { tokens, whoAmI, onUnauthorized } = openPage(server.baseUrl);
    tokens.save(server.signIn('ali'));
    server.expireAccess();
    const otherPair = server.signIn('vali');
    server.beforeResponse = () => void tokens.save(otherPair);

    expect(isApiError(await rejectionOf(whoAmI()), 401)).toBe(true);
    expect(server.served).toEqual([]);
    expect(tokens.get()).toMatchObject(otherPair);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('the visitor signs in: the call is retried with the tokens', async () => {
    const { tokens, whoAmI } = openPage(server.baseUrl);
    const pair = server.signIn('vali');
    server.beforeResponse = () => void tokens.save(pair);

    expect((await whoAmI()).username).toBe('vali');
    expect(server.refreshes()).toBe(0);
  });
});

describe('an abort', () => {
  test('of one waiting call rejects only that call, not the shared refresh', async () => {
    const clock = { now: 0 };
    const { tokens, whoAmI } = openPage(server.baseUrl, { now: () => clock.now });
    tokens.save(server.signIn('ali'));
    clock.now = 15 * 60_000;
    const [request, refresh, controller] = [deferred(), deferred(), new AbortController()];
    server.refreshHandler = (response, pair) => {
      request.resolve();
      void refresh.promise.then(() => send(response, 200, pair));
      return true;
    };

    const first = whoAmI();
    const second = rejectionOf(whoAmI(controller.signal));
    await request.promise;
    controller.abort();

    expect(await second).toMatchObject({ name: 'AbortError' });
    refresh.resolve();
    expect((await first).username).toBe('ali');
    expect(server.refreshes()).toBe(1);
  });

  test('of the only waiting call does not stop the refresh: its tokens are stored', async () => {
    const controller = new AbortController();
    const clock = { now: 0 };
    const { tokens, whoAmI, onUnauthorized } = openPage(server.baseUrl, { now: () => clock.now });
    const old = server.signIn('ali');
    tokens.save(old);
    clock.now = 15 * 60_000;
    const refresh = deferred();
    server.refreshHandler = (response, pair) => {
      controller.abort();
      void refresh.promise.then(() => send(response, 200, pair));
      return true;
    };
    const refreshed = new Promise((done) => tokens.subscribe(done));

    expect(await rejectionOf(whoAmI(controller.signal))).toMatchObject({ name: 'AbortError' });
    refresh.resolve();

    expect(await refreshed).not.toMatchObject(old);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('before the call: no request is sent, not even a refresh', async () => {
    const clock = { now: 0 };
    const { tokens, whoAmI } = openPage(server.baseUrl, { now: () => clock.now });
    tokens.save(server.signIn());
    clock.now = 15 * 60_000;

    expect(await rejectionOf(whoAmI(AbortSignal.abort()))).toMatchObject({ name: 'AbortError' });
    expect(server.received).toHaveLength(0);
  });

  test('of the only waiting call: onUnauthorized is called if the session has ended', async () => {
    const controller = new AbortController();
    const { tokens, whoAmI, onUnauthorized } = openPage(server.baseUrl);
    tokens.save(server.signIn());
    server.expireAccess();
    const refresh = deferred();
    server.refreshHandler = (response) => {
      controller.abort();
      void refresh.promise.then(() => send(response, 401, {}));
      return true;
    };
    const reported = new Promise<void>((done) => onUnauthorized.mockImplementation(() => done()));

    expect(await rejectionOf(whoAmI(controller.signal))).toMatchObject({ name: 'AbortError' });
    refresh.resolve();
    await reported;

    expect(tokens.get()).toBeNull();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});
