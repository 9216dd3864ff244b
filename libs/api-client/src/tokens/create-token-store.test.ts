import { aTokenPair } from '../testing.js';
import { createTokenStore, type TokenStore } from './create-token-store.js';

afterEach(() => localStorage.clear());

/** What another tab did: the storage is changed already when the event arrives. */
const otherTab = (change: () => void, key: string | null = 'accessToken') => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

const stored = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')];

describe('signing in and out', () => {
  test('both tokens are kept under the specification’s keys, and a new page finds them', () => {
    const pair = aTokenPair();
    const page = createTokenStore();
    expect(page.get()).toBeNull();

    expect(page.save(pair)).toBe(true);

    expect(stored()).toEqual([pair.access, pair.refresh]);
    expect(page.get()).toMatchObject(pair);
    expect(createTokenStore().get()).toEqual(page.get());
  });

  test('signing out leaves nothing behind', () => {
    const page = createTokenStore();
    page.save(aTokenPair());
    localStorage.setItem('theme', 'dark');

    page.clear();

    expect(page.get()).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  test('without a new refresh token the present one stays', () => {
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

  test.each(['null', 'undefined', '', 'a b'])('the text %j is no token', (text) => {
    localStorage.setItem('accessToken', text);
    expect(createTokenStore().get()).toBeNull();

    const { access } = aTokenPair();
    localStorage.setItem('accessToken', access);
    localStorage.setItem('refreshToken', text);
    expect(createTokenStore().get()?.refresh).toBeNull();
  });

  test('a refresh token left behind by an earlier session is not taken into a new one', () => {
    localStorage.setItem('refreshToken', aTokenPair().refresh);
    const { access } = aTokenPair();

    createTokenStore().save({ access });

    expect(stored()).toEqual([access, null]);
  });

  test('the access token is written last and removed first, so no other tab meets half a session', () => {
    const order: string[] = [];
    const watched = {
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
    const page = createTokenStore({ storage: watched });

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
  test('sign-in, rotation and sign-out there arrive here, each told once', () => {
    const [here, there] = [createTokenStore(), createTokenStore()];
    const heard = jest.fn<undefined, Parameters<Parameters<TokenStore['subscribe']>[0]>>();
    const [first, second] = [aTokenPair(), aTokenPair()];
    here.subscribe(heard);

    otherTab(() => there.save(first));
    expect(here.get()).toMatchObject(first);
    otherTab(() => there.save(second), 'refreshToken');
    otherTab(() => {}, 'accessTokenExpiry');
    otherTab(() => {});
    expect(here.get()).toMatchObject(second);
    otherTab(() => there.clear());
    expect(here.get()).toBeNull();

    expect(heard.mock.calls.map(([now, before]) => [now?.access, before?.access])).toEqual([
      [first.access, undefined],
      [second.access, first.access],
      [undefined, second.access],
    ]);
  });

  test('a renewal there that has arrived by half changes nothing yet', () => {
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

    otherTab(() => localStorage.clear(), null);

    expect(page.get()).toBeNull();
  });

  test('what no event has told is seen at the next look, and when the page comes back from the history', () => {
    const [here, frozen, there] = [createTokenStore(), createTokenStore(), createTokenStore()];
    const pair = aTokenPair();
    there.save(pair);
    expect([here.get(), frozen.get()]).toEqual([null, null]);

    expect(here.read()).toMatchObject(pair);
    window.dispatchEvent(new Event('pageshow'));
    expect(frozen.get()).toMatchObject(pair);
  });

  test('other keys and a stopped subscription are nobody’s business', () => {
    const page = createTokenStore();
    const heard = jest.fn();
    const stop = page.subscribe(heard);
    localStorage.setItem('accessToken', aTokenPair().access);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(page.get()).toBeNull();

    stop();
    page.save(aTokenPair());
    expect(heard).not.toHaveBeenCalled();
  });

  test('nothing new is the same object, so that React may ask at every render', () => {
    const page = createTokenStore();
    page.save(aTokenPair());

    expect(page.read()).toBe(page.get());
    otherTab(() => {});
    expect(page.read()).toBe(page.get());
  });
});

describe('how long a token is good', () => {
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
  ])('%i ms after its receipt it is %s, on this page and after a reload', (age, freshness) => {
    // The server's clock is years away from this device's.
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
    ['no expiry', claims({ iat: 1 })],
    ['no time of issue', claims({ exp: 1 })],
    ['an end before its start', claims({ iat: 2, exp: 1 })],
    ['words for times', claims({ iat: '1', exp: '2' })],
    ['no object', claims(null)],
    ['a list', claims([])],
    ['no JSON', `x.${btoa('{')}.y`],
    ['no base64', 'x.*.y'],
  ])('%s: unknown counts as good', (_, access) => {
    const clock = { now: 0 };
    const page = createTokenStore({ now: () => clock.now });
    page.save({ access, refresh: 'r' });
    clock.now = 1e15;

    expect(page.get()?.access).toBe(access);
    expect(page.freshness()).toBe('good');
  });

  test('claims with characters that base64url writes differently are read', () => {
    const page = createTokenStore({ now: () => 0 });
    const pair = aTokenPair({ lifetimeSeconds: 30, subject: '>>>???ÿÿÿ' });
    expect(pair.access).toMatch(/[-_]/);

    page.save(pair);

    expect(page.freshness()).toBe('expiring');
  });

  test('the expiry of one token is never taken for that of another', () => {
    const clock = { now: 0 };
    const options = { now: () => clock.now };
    createTokenStore(options).save(aTokenPair());
    localStorage.setItem('accessToken', aTokenPair().access);
    clock.now = 10 * LIFE;

    expect(createTokenStore(options).freshness()).toBe('good');
  });

  test('signed out there is nothing to run out', () => {
    expect(createTokenStore().freshness()).toBe('good');
  });
});
