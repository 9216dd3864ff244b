import { isRefused } from './index.js';
import { failureOf, gate, openPage } from './test-open-page.js';
import { send } from './test-server.js';
import { startSessionServer, type SessionServer } from './test-session-server.js';

let server: SessionServer;
beforeEach(async () => {
  server = await startSessionServer();
});
afterEach(async () => {
  localStorage.clear();
  await server.close();
});

/** A page that waits for a refresh, whose answer (refused or granted) comes when the test opens the gate. */
const refreshing = async (outcome: 'refused' | 'granted') => {
  const page = openPage(server.baseUrl);
  const [asked, answer] = [gate(), gate()];
  const old = server.signIn('ali');
  page.tokens.save(old);
  server.expireAccess();
  server.fault = (response, pair) => {
    server.fault = undefined;
    asked.open();
    void answer.opened.then(() =>
      outcome === 'granted' ? send(response, 200, pair) : send(response, 401, {}),
    );
    return true;
  };
  const call = page.whoAmI();
  call.catch(() => undefined);
  await asked.opened;
  return { ...page, old, call, answer: answer.open };
};

/** Another tab stores tokens; this page hears of it by itself only. */
const otherTab = () => openPage(server.baseUrl).tokens;

describe.each(['refused', 'granted'] as const)('a refresh is %s late', (outcome) => {
  test('another tab has refreshed meanwhile: its tokens stay and serve the call', async () => {
    const { tokens, call, answer, onUnauthorized, old } = await refreshing(outcome);
    const theirs = server.signIn('ali');
    otherTab().save(theirs);
    answer();

    expect((await call).username).toBe('ali');
    expect(tokens.get()).toMatchObject(theirs);
    expect(theirs.refresh).not.toBe(old.refresh);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('somebody else has signed in meanwhile: their tokens stay, and the call is not made in their name', async () => {
    const { tokens, call, answer, onUnauthorized, log } = await refreshing(outcome);
    const theirs = server.signIn('vali');
    otherTab().save(theirs);
    answer();

    expect(isRefused(await failureOf(call), 401)).toBe(true);
    expect(tokens.read()).toMatchObject(theirs);
    expect(server.served).toEqual([]);
    expect([onUnauthorized.mock.calls, log.mock.calls]).toEqual([[], []]);
  });

  test('signed out meanwhile: it stays so, and the call fails without a word', async () => {
    const { tokens, call, answer, onUnauthorized } = await refreshing(outcome);
    otherTab().clear();
    answer();

    expect(isRefused(await failureOf(call), 401)).toBe(true);
    expect(tokens.read()).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

test('a refusal overtakes the tokens another tab has just stored: they stay and serve the call', async () => {
  const { tokens, call, answer, onUnauthorized } = await refreshing('refused');
  const theirs = server.signIn('ali');
  setTimeout(() => otherTab().save(theirs), 50);
  answer();

  expect((await call).username).toBe('ali');
  expect(tokens.get()).toMatchObject(theirs);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

describe('while a call is under way', () => {
  test('somebody signs out: its refusal is silent', async () => {
    const { tokens, whoAmI, onUnauthorized } = openPage(server.baseUrl);
    tokens.save(server.signIn());
    server.expireAccess();
    server.beforeAnswer = () => tokens.clear();

    expect(isRefused(await failureOf(whoAmI()), 401)).toBe(true);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(server.refreshes()).toBe(0);
  });

  test('somebody else signs in: the refused call is not repeated in their name', async () => {
    const { tokens, whoAmI, onUnauthorized } = openPage(server.baseUrl);
    tokens.save(server.signIn('ali'));
    server.expireAccess();
    const theirs = server.signIn('vali');
    server.beforeAnswer = () => void tokens.save(theirs);

    expect(isRefused(await failureOf(whoAmI()), 401)).toBe(true);
    expect(server.served).toEqual([]);
    expect(tokens.get()).toMatchObject(theirs);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('the visitor signs in: the refused call is repeated in their name', async () => {
    const { tokens, whoAmI } = openPage(server.baseUrl);
    const pair = server.signIn('vali');
    server.beforeAnswer = () => void tokens.save(pair);

    expect((await whoAmI()).username).toBe('vali');
    expect(server.refreshes()).toBe(0);
  });
});

describe('an abort', () => {
  test('of one waiting call ends that call alone, not the shared refresh', async () => {
    const clock = { now: 0 };
    const { tokens, whoAmI } = openPage(server.baseUrl, { now: () => clock.now });
    tokens.save(server.signIn('ali'));
    clock.now = 15 * 60_000;
    const [asked, answer, controller] = [gate(), gate(), new AbortController()];
    server.fault = (response, pair) => {
      asked.open();
      void answer.opened.then(() => send(response, 200, pair));
      return true;
    };

    const first = whoAmI();
    const second = failureOf(whoAmI(controller.signal));
    await asked.opened;
    controller.abort();

    expect(await second).toMatchObject({ name: 'AbortError' });
    answer.open();
    expect((await first).username).toBe('ali');
    expect(server.refreshes()).toBe(1);
  });

  test('of the only waiting call lets the refresh finish: its tokens are not lost', async () => {
    const controller = new AbortController();
    const clock = { now: 0 };
    const { tokens, whoAmI, onUnauthorized } = openPage(server.baseUrl, { now: () => clock.now });
    const old = server.signIn('ali');
    tokens.save(old);
    clock.now = 15 * 60_000;
    const answer = gate();
    server.fault = (response, pair) => {
      controller.abort();
      void answer.opened.then(() => send(response, 200, pair));
      return true;
    };
    const renewed = new Promise((done) => tokens.subscribe(done));

    expect(await failureOf(whoAmI(controller.signal))).toMatchObject({ name: 'AbortError' });
    answer.open();

    expect(await renewed).not.toMatchObject(old);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('before the call starts nothing, no refresh either', async () => {
    const clock = { now: 0 };
    const { tokens, whoAmI } = openPage(server.baseUrl, { now: () => clock.now });
    tokens.save(server.signIn());
    clock.now = 15 * 60_000;

    expect(await failureOf(whoAmI(AbortSignal.abort()))).toMatchObject({ name: 'AbortError' });
    expect(server.received).toHaveLength(0);
  });

  test('of the only waiting call, and the session is over: the shell hears it all the same', async () => {
    const controller = new AbortController();
    const { tokens, whoAmI, onUnauthorized } = openPage(server.baseUrl);
    tokens.save(server.signIn());
    server.expireAccess();
    const answer = gate();
    server.fault = (response) => {
      controller.abort();
      void answer.opened.then(() => send(response, 401, {}));
      return true;
    };
    const over = new Promise<void>((done) => onUnauthorized.mockImplementation(() => done()));

    expect(await failureOf(whoAmI(controller.signal))).toMatchObject({ name: 'AbortError' });
    answer.open();
    await over;

    expect(tokens.get()).toBeNull();
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});
