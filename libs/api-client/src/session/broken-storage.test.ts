import { endpoints } from '@zarra/contracts';
import { openPage } from '../testing/open-page.js';
import { startSessionServer, type SessionServer } from '../testing/session-server.js';
import { aTokenPair } from '../msw/index.js';
import type { TokenStorage } from './stored-tokens.js';

/** A working storage; each variant breaks a part of it. */
const createStorage = (
  content: Record<string, unknown> = {},
): TokenStorage & { content: Map<string, unknown> } => {
  const entries = new Map(Object.entries(content));
  return {
    content: entries,
    getItem: (key) => (entries.get(key) ?? null) as string | null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};

const fail = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

/** Fails from the n-th call on, or only at the n-th call. */
const failFrom = <A extends unknown[], R>(n: number, call: (...args: A) => R, only = false) => {
  let calls = 0;
  return (...args: A): R => {
    calls += 1;
    return calls === n || (calls > n && !only) ? fail() : call(...args);
  };
};

type Variant = [name: string, make: () => TokenStorage];
const broken = (name: string, override: (storage: TokenStorage) => Partial<TokenStorage>): Variant => [
  name,
  () => {
    const storage = createStorage();
    return { ...storage, ...override(storage) };
  },
];
const holding = (name: string, content: Record<string, unknown>): Variant => [
  name,
  () => createStorage(content),
];

const { access, refresh } = aTokenPair();
const variants: Variant[] = [
  broken('blocked: everything throws', () => ({ getItem: fail, setItem: fail, removeItem: fail })),
  broken('reading throws', () => ({ getItem: fail })),
  broken('writing throws: full', () => ({ setItem: fail })),
  broken('removing throws', () => ({ removeItem: fail })),
  broken('writing and removing throw', () => ({ setItem: fail, removeItem: fail })),
  broken('the second write throws', ({ setItem }) => ({ setItem: failFrom(2, setItem) })),
  broken('the third write throws', ({ setItem }) => ({ setItem: failFrom(3, setItem) })),
  broken('full after the sign-in', ({ setItem }) => ({ setItem: failFrom(4, setItem) })),
  broken('full in the middle of a rotation', ({ setItem }) => ({ setItem: failFrom(5, setItem) })),
  broken('full at the end of a rotation', ({ setItem }) => ({ setItem: failFrom(6, setItem) })),
  broken('one write fails once', ({ setItem }) => ({ setItem: failFrom(4, setItem, true) })),
  broken('reading breaks later', ({ getItem }) => ({ getItem: failFrom(5, getItem) })),
  broken('reading fails once', ({ getItem }) => ({ getItem: failFrom(8, getItem, true) })),
  broken('accepts writes and stores nothing', () => ({ setItem: () => undefined })),
  broken('stores nothing and cannot be read', () => ({ setItem: () => undefined, getItem: fail })),
  broken('removes nothing', () => ({ removeItem: () => undefined })),
  broken('returns undefined', () => ({ getItem: () => undefined as unknown as null })),
  broken('returns an empty text', () => ({ getItem: () => '' })),
  broken('returns a number', () => ({ getItem: () => 7 as unknown as string })),
  ['has no methods', () => ({}) as TokenStorage],
  [
    'throws on every access',
    () =>
      new Proxy({} as TokenStorage, {
        get: fail,
      }),
  ],
  holding('empty texts', { accessToken: '', refreshToken: '', accessTokenExpiry: '' }),
  holding('the word null', { accessToken: 'null', refreshToken: 'null' }),
  holding('the word undefined', { accessToken: 'undefined', refreshToken: 'undefined' }),
  holding('line breaks', { accessToken: 'a\r\nx: y', refreshToken: 'b\n' }),
  holding('characters that a header does not allow', { accessToken: 'oʻgʻil', refreshToken: '\ud800' }),
  holding('NUL', { accessToken: 'a\u0000', refreshToken: '\u0000' }),
  holding('a huge text', { accessToken: 'x'.repeat(1_000_000), refreshToken: 'y'.repeat(1_000_000) }),
  holding('an object', { accessToken: { a: 1 }, refreshToken: [] }),
  holding('a refresh token alone', { refreshToken: refresh }),
  holding('an expired session', { accessToken: access, refreshToken: refresh, accessTokenExpiry: '0 x' }),
  holding('an expiry that is not a number', {
    accessToken: access,
    refreshToken: refresh,
    accessTokenExpiry: `soon ${access.slice(-8)}`,
  }),
  holding('an infinite expiry', {
    accessToken: access,
    refreshToken: refresh,
    accessTokenExpiry: `Infinity ${access.slice(-8)}`,
  }),
  holding('a JSON text', { accessToken: JSON.stringify(access), refreshToken: JSON.stringify(refresh) }),
];

let server: SessionServer;
beforeAll(async () => {
  server = await startSessionServer();
});
afterAll(() => server.close());

test('there are at least 30 variants', () => {
  expect(variants.length).toBeGreaterThanOrEqual(30);
});

describe.each(variants)('a storage: %s', (_, make) => {
  test('on this page public calls, sign-in, two refreshes and sign-out work', async () => {
    const { client, tokens, whoAmI, onUnauthorized } = openPage(server.baseUrl, { storage: make() });

    expect(await client.call(endpoints.simulators)).toEqual([]);

    tokens.save(server.signIn('gulnora'));
    expect((await whoAmI()).username).toBe('gulnora');
    for (let refreshes = 0; refreshes < 2; refreshes += 1) {
      server.expireAccess();
      expect((await whoAmI()).username).toBe('gulnora');
    }
    expect(onUnauthorized).not.toHaveBeenCalled();

    tokens.clear();
    expect(tokens.read()).toBeNull();
    expect(await client.call(endpoints.simulators)).toEqual([]);
    expect(server.received.at(-1)?.headers.authorization).toBeUndefined();
  });

  test('with any initial content a page opens and its calls settle', async () => {
    const { client, whoAmI } = openPage(server.baseUrl, { storage: make() });

    expect(await client.call(endpoints.simulators)).toEqual([]);
    await expect(whoAmI()).rejects.toMatchObject({ name: 'SessionExpiredError', status: 401 });
  });
});

describe('the next page', () => {
  test.each([2, 3, 4, 5, 6])(
    'write %i fails: the storage has no partial session and no mix of two',
    (failing) => {
      const storage = createStorage();
      const page = openPage(server.baseUrl, {
        storage: { ...storage, setItem: failFrom(failing, storage.setItem) },
      });
      const [first, second] = [aTokenPair(), aTokenPair()];

      const saved = [page.tokens.save(first), page.tokens.save(second)];

      expect(page.tokens.get()).toMatchObject(second);
      expect(saved.at(-1)).toBe(false);
      expect(storage.content.size).toBe(0);
    },
  );

  test('a storage that recovers is used again', () => {
    const storage = createStorage();
    const page = openPage(server.baseUrl, {
      storage: { ...storage, setItem: failFrom(1, storage.setItem, true) },
    });
    const pair = aTokenPair();

    expect(page.tokens.save(aTokenPair())).toBe(false);
    expect(page.tokens.save(pair)).toBe(true);

    expect(openPage(server.baseUrl, { storage }).tokens.get()).toMatchObject(pair);
  });
});

test('a page with tokens in memory follows a sign-in in another tab', () => {
  const storage = createStorage();
  const page = openPage(server.baseUrl, { storage: { ...storage, setItem: fail } });
  page.tokens.save(aTokenPair());
  const otherPair = aTokenPair();

  openPage(server.baseUrl, { storage }).tokens.save(otherPair);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));

  expect(page.tokens.get()).toMatchObject(otherPair);
});

test('a browser whose `localStorage` property throws', () => {
  const getter = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(fail);
  const { tokens } = openPage(server.baseUrl);
  const pair = aTokenPair();

  expect(tokens.save(pair)).toBe(false);
  expect(tokens.read()).toMatchObject(pair);
  getter.mockRestore();
});
