import { aTokenPair } from '../msw/index.js';
import { createTokenStore, type TokenStore } from './token-store.js';

afterEach(() => localStorage.clear());

/** Changes the storage as another tab does: the event follows the change. */
const inOtherTab = (change: () => void, key: string | null = 'accessToken') => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

const stored = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')];

describe('signing in and out', () => {
  test('both tokens are stored under the specification’s keys, and a new page reads them', () => {
    const pair = aTokenPair();
    const page = createTokenStore();
    expect(page.get()).toBeNull();

    expect(page.save(pair)).toBe(true);

    expect(stored()).toEqual([pair.access, pair.refresh]);
    expect(page.get()).toMatchObject(pair);
    expect(createTokenStore().get()).toEqual(page.get());
  });

  test('signing out removes all keys of the session', () => {
    const page = createTokenStore();
    page.save(aTokenPair());
    localStorage.setItem('theme', 'dark');

    page.clear();

    expect(page.get()).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  test('a refresh token that is null removes the current one', () => {
    const store = createTokenStore();
    store.save(aTokenPair());
    const { access } = aTokenPair();

    store.save({ access, refresh: null });

    expect(stored()).toEqual([access, null]);
  });

  test('without a new refresh token the current one stays', () => {
    const page = createTokenStore();
    const [first, second] = [aTokenPair(), aTokenPair()];
    page.save(first);

    page.save({ access: second.access });

    expect(stored()).toEqual([second.access, first.refresh]);
    expect(page.get()).toMatchObject({ access: second.access, refresh: first.refresh });
  });

  test('an access token alone signs in; a refresh token alone does not', () => {
    const { access, refresh } = aTokenPair();
    localStorage.setItem('refreshToken', refresh);
    expect(createTokenStore().get()).toBeNull();

    localStorage.clear();
    localStorage.setItem('accessToken', access);
    expect(createTokenStore().get()).toEqual({ access, refresh: null, expiresAt: NaN });
  });

  test.each(['null', 'undefined', '', 'a b'])('the text %j is not a token', (text) => {
    localStorage.setItem('accessToken', text);
    expect(createTokenStore().get()).toBeNull();

    const { access } = aTokenPair();
    localStorage.setItem('accessToken', access);
    localStorage.setItem('refreshToken', text);
    expect(createTokenStore().get()?.refresh).toBeNull();
  });

  test('the refresh token of an earlier session is not used in a new one', () => {
    localStorage.setItem('refreshToken', aTokenPair().refresh);
    const { access } = aTokenPair();

    createTokenStore().save({ access });

    expect(stored()).toEqual([access, null]);
  });

  test('the access token is written last and removed first, so that no tab reads a partial session', () => {
    const order: string[] = [];
    const storage = {
      getItem: (key: string) => localStorage.getItem(key),
      setItem: (key: string, value: string) => {
        order.push(`set ${key}`);
        localStorage.setItem(key, value);
      },
      removeItem: (key: string) => {
        order.push(`remove ${key}`);
        localStorage.removeItem(key);
      },
    };
    const page = createTokenStore({ storage });

    page.save(aTokenPair());
    page.clear();

    expect(order).toEqual([
      'set refreshToken',
      'set accessTokenExpiry',
      'set accessToken',
      'remove accessToken',
      'remove refreshToken',
      'remove accessTokenExpiry',
    ]);
  });
});

describe('other tabs', () => {
  test('sign-in, rotation and sign-out in another tab each call the listener once', () => {
    const [page, other] = [createTokenStore(), createTokenStore()];
    const listener = jest.fn<undefined, Parameters<Parameters<TokenStore['subscribe']>[0]>>();
    const [first, second] = [aTokenPair(), aTokenPair()];
    page.subscribe(listener);

    inOtherTab(() => other.save(first));
    expect(page.get()).toMatchObject(first);
    inOtherTab(() => other.save(second), 'refreshToken');
    inOtherTab(() => {}, 'accessTokenExpiry');
    inOtherTab(() => {});
    expect(page.get()).toMatchObject(second);
    inOtherTab(() => other.clear());
    expect(page.get()).toBeNull();

    expect(listener.mock.calls.map(([now, before]) => [now?.access, before?.access])).toEqual([
      [first.access, undefined],
      [second.access, first.access],
      [undefined, second.access],
    ]);
  });

  test('a partially written rotation changes nothing yet', () => {
    const page = createTokenStore();
    const [first, second] = [aTokenPair(), aTokenPair()];
    page.save(first);
    const before = page.get();

    localStorage.setItem('refreshToken', second.refresh);
    expect(page.read()).toBe(before);
    localStorage.setItem('accessToken', second.access);
    expect(page.read()).toMatchObject(second);
  });

  test('clearing the whole storage signs out', () => {
    const page = createTokenStore();
    page.save(aTokenPair());

    inOtherTab(() => localStorage.clear(), null);

    expect(page.get()).toBeNull();
  });

  test('a change without an event is noticed at the next read, and when the page is restored from the cache', () => {
    const [page, restored, other] = [createTokenStore(), createTokenStore(), createTokenStore()];
    const pair = aTokenPair();
    other.save(pair);
    expect([page.get(), restored.get()]).toEqual([null, null]);

    expect(page.read()).toMatchObject(pair);
    window.dispatchEvent(new Event('pageshow'));
    expect(restored.get()).toMatchObject(pair);
  });

  test('events of other keys are ignored, and an unsubscribed listener is not called', () => {
    const page = createTokenStore();
    const listener = jest.fn();
    const unsubscribe = page.subscribe(listener);
    localStorage.setItem('accessToken', aTokenPair().access);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(page.get()).toBeNull();

    unsubscribe();
    page.save(aTokenPair());
    expect(listener).not.toHaveBeenCalled();
  });

  test('without a change it is the same object, so that React can read it at every render', () => {
    const page = createTokenStore();
    page.save(aTokenPair());

    expect(page.read()).toBe(page.get());
    inOtherTab(() => {});
    expect(page.read()).toBe(page.get());
  });
});

describe('freshness', () => {
  const MINUTE = 60_000;
  const LIFE = 15 * MINUTE;

  test.each([
    [0, 'good'],
    [LIFE - MINUTE, 'good'],
    [LIFE - MINUTE + 1, 'expiring'],
    [LIFE - 1, 'expiring'],
    [LIFE, 'expired'],
    [10 * LIFE, 'expired'],
    [-30_000, 'good'],
    [-MINUTE - 1, 'expiring'],
    [-10 * LIFE, 'expiring'],
  ])('%i ms after it was received a token is %s, on this page and after a reload', (age, freshness) => {
    // The server's clock differs from the device's by years.
    const clock = { now: 1_000_000 };
    const options = { now: () => clock.now };
    const page = createTokenStore(options);
    page.save(aTokenPair({ lifetimeSeconds: LIFE / 1000, issuedAt: 4_000_000_000_000 }));

    clock.now += age;

    expect(page.freshness()).toBe(freshness);
    expect(createTokenStore(options).freshness()).toBe(freshness);
  });

  const claims = (value: unknown) => `x.${btoa(JSON.stringify(value))}.y`;
  test.each([
    ['an opaque token', 'opaque'],
    ['without an expiry', claims({ iat: 1 })],
    ['without a time of issue', claims({ exp: 1 })],
    ['an expiry before the time of issue', claims({ iat: 2, exp: 1 })],
    ['times that are texts', claims({ iat: '1', exp: '2' })],
    ['claims that are null', claims(null)],
    ['claims that are a list', claims([])],
    ['invalid JSON', `x.${btoa('{')}.y`],
    ['invalid base64', 'x.*.y'],
  ])('%s: unknown counts as good', (_, access) => {
    const clock = { now: 0 };
    const page = createTokenStore({ now: () => clock.now });
    page.save({ access, refresh: 'r' });
    clock.now = 1e15;

    expect(page.get()?.access).toBe(access);
    expect(page.freshness()).toBe('good');
  });

  const withoutIssueTime = (exp: number) => claims({ token_type: 'access', exp, user_id: 1 });
  test.each([
    ['61 s later', 61, 0, 'good'],
    ['61 s later, after 2 s', 61, 2, 'expiring'],
    ['61 s later, after 61 s', 61, 61, 'expired'],
    ['60 s later: each call would refresh it', 60, 30, 'good'],
    ['in the past, by a wrong clock', -1, 300, 'good'],
  ])('without a time of issue, an expiry %s', (_, exp, age, freshness) => {
    const clock = { now: 5_000_000 };
    const options = { now: () => clock.now };
    const page = createTokenStore(options);
    page.save({ access: withoutIssueTime(5000 + exp), refresh: 'r' });

    clock.now += age * 1000;

    expect(page.freshness()).toBe(freshness);
    expect(createTokenStore(options).freshness()).toBe(freshness);
  });

  test('claims with the characters - and _ of base64url are read', () => {
    const page = createTokenStore({ now: () => 0 });
    const pair = aTokenPair({ lifetimeSeconds: 30, subject: '>>>???ÿÿÿ' });
    expect(pair.access).toMatch(/[-_]/);

    page.save(pair);

    expect(page.freshness()).toBe('expiring');
  });

  test('the stored expiry of another token is ignored', () => {
    const clock = { now: 0 };
    const options = { now: () => clock.now };
    createTokenStore(options).save(aTokenPair());
    localStorage.setItem('accessToken', 'opaque');
    clock.now = 10 * LIFE;

    expect(createTokenStore(options).freshness()).toBe('good');
  });

  test.each([
    ['61 s before its expiry', 61_000, 'r', 'good'],
    ['59 s before its expiry', 59_000, 'r', 'expiring'],
    ['after its expiry', 0, 'r', 'expired'],
    ['after its expiry, without a refresh token', 0, null, 'good'],
  ])('a token that other code has stored, %s', (_, remaining, refresh, freshness) => {
    localStorage.setItem('accessToken', aTokenPair({ lifetimeSeconds: 900, issuedAt: 0 }).access);
    if (refresh !== null) localStorage.setItem('refreshToken', refresh);

    expect(createTokenStore({ now: () => LIFE - remaining }).freshness()).toBe(freshness);
  });

  test('without tokens it is good', () => {
    expect(createTokenStore().freshness()).toBe('good');
  });
});
