import { endpoints } from '@zarra/contracts';
import { openPage } from '../test-open-page.js';
import { startSessionServer, type SessionServer } from '../test-session-server.js';
import { aTokenPair } from '../testing.js';
import type { TokenStorage } from './stored-tokens.js';

/** A storage that works; each variant spoils a part of it. */
const working = (content: Record<string, unknown> = {}): TokenStorage & { content: Map<string, unknown> } => {
  const map = new Map(Object.entries(content));
  return {
    content: map,
    getItem: (key) => (map.get(key) ?? null) as string | null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
};

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

/** Refuses from its n-th call on, or only then. */
const from = <A extends unknown[], R>(n: number, call: (...args: A) => R, only = false) => {
  let calls = 0;
  return (...args: A): R => {
    calls += 1;
    return calls === n || (calls > n && !only) ? refuse() : call(...args);
  };
};

type Variant = [name: string, make: () => TokenStorage];
const spoilt = (name: string, spoil: (storage: TokenStorage) => Partial<TokenStorage>): Variant => [
  name,
  () => {
    const storage = working();
    return { ...storage, ...spoil(storage) };
  },
];
const holding = (name: string, content: Record<string, unknown>): Variant => [name, () => working(content)];

const { access, refresh } = aTokenPair();
const variants: Variant[] = [
  spoilt('blocked: everything throws', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })),
  spoilt('reading throws', () => ({ getItem: refuse })),
  spoilt('writing throws: full', () => ({ setItem: refuse })),
  spoilt('removing throws', () => ({ removeItem: refuse })),
  spoilt('writing and removing throw', () => ({ setItem: refuse, removeItem: refuse })),
  spoilt('the second write throws', ({ setItem }) => ({ setItem: from(2, setItem) })),
  spoilt('the third write throws', ({ setItem }) => ({ setItem: from(3, setItem) })),
  spoilt('full after the sign-in', ({ setItem }) => ({ setItem: from(4, setItem) })),
  spoilt('full in the middle of a rotation', ({ setItem }) => ({ setItem: from(5, setItem) })),
  spoilt('full at the end of a rotation', ({ setItem }) => ({ setItem: from(6, setItem) })),
  spoilt('one write fails once', ({ setItem }) => ({ setItem: from(4, setItem, true) })),
  spoilt('reading breaks later', ({ getItem }) => ({ getItem: from(5, getItem) })),
  spoilt('reading fails once', ({ getItem }) => ({ getItem: from(8, getItem, true) })),
  spoilt('takes everything and keeps nothing', () => ({ setItem: () => undefined })),
  spoilt('keeps nothing and cannot be read', () => ({ setItem: () => undefined, getItem: refuse })),
  spoilt('removes nothing', () => ({ removeItem: () => undefined })),
  spoilt('answers undefined', () => ({ getItem: () => undefined as unknown as null })),
  spoilt('answers an empty text', () => ({ getItem: () => '' })),
  spoilt('answers a number', () => ({ getItem: () => 7 as unknown as string })),
  ['is no storage at all', () => ({}) as TokenStorage],
  [
    'is gone',
    () =>
      new Proxy({} as TokenStorage, {
        get: refuse,
      }),
  ],
  holding('empty texts', { accessToken: '', refreshToken: '', accessTokenExpiry: '' }),
  holding('the word null', { accessToken: 'null', refreshToken: 'null' }),
  holding('the word undefined', { accessToken: 'undefined', refreshToken: 'undefined' }),
  holding('line breaks', { accessToken: 'a\r\nx: y', refreshToken: 'b\n' }),
  holding('characters no header takes', { accessToken: 'oʻgʻil', refreshToken: '\ud800' }),
  holding('NUL', { accessToken: 'a\u0000', refreshToken: '\u0000' }),
  holding('a huge text', { accessToken: 'x'.repeat(1_000_000), refreshToken: 'y'.repeat(1_000_000) }),
  holding('an object', { accessToken: { a: 1 }, refreshToken: [] }),
  holding('a refresh token alone', { refreshToken: refresh }),
  holding('a dead session', { accessToken: access, refreshToken: refresh, accessTokenExpiry: '0 x' }),
  holding('an expiry of words', {
    accessToken: access,
    refreshToken: refresh,
    accessTokenExpiry: `soon ${access.slice(-8)}`,
  }),
  holding('an expiry without end', {
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

test('there are 30 variants and more', () => {
  expect(variants.length).toBeGreaterThanOrEqual(30);
});

describe.each(variants)('a storage: %s', (_, make) => {
  test('public pages work, one signs in, stays so over two renewals, and out, on this page', async () => {
    const { client, tokens, whoAmI, onUnauthorized } = openPage(server.baseUrl, { storage: make() });

    expect(await client.call(endpoints.simulators)).toEqual([]);

    tokens.save(server.signIn('gulnora'));
    expect((await whoAmI()).username).toBe('gulnora');
    for (let renewal = 0; renewal < 2; renewal += 1) {
      server.expireAccess();
      expect((await whoAmI()).username).toBe('gulnora');
    }
    expect(onUnauthorized).not.toHaveBeenCalled();

    tokens.clear();
    expect(tokens.read()).toBeNull();
    expect(await client.call(endpoints.simulators)).toEqual([]);
    expect(server.received.at(-1)?.headers.authorization).toBeUndefined();
  });

  test('whatever it holds at the start, a page opens and its calls end', async () => {
    const { client, whoAmI } = openPage(server.baseUrl, { storage: make() });

    expect(await client.call(endpoints.simulators)).toEqual([]);
    await expect(whoAmI()).rejects.toMatchObject({ name: 'RequestRefusedError', status: 401 });
  });
});

describe('what the next page finds', () => {
  test.each([2, 3, 4, 5, 6])('write %i fails: never half a session, and no mixture of two', (failing) => {
    const storage = working();
    const page = openPage(server.baseUrl, {
      storage: { ...storage, setItem: from(failing, storage.setItem) },
    });
    const [first, second] = [aTokenPair(), aTokenPair()];

    const kept = [page.tokens.save(first), page.tokens.save(second)];

    expect(page.tokens.get()).toMatchObject(second);
    expect(kept.at(-1)).toBe(false);
    expect(storage.content.size).toBe(0);
  });

  test('a storage that recovers is used again', () => {
    const storage = working();
    const page = openPage(server.baseUrl, {
      storage: { ...storage, setItem: from(1, storage.setItem, true) },
    });
    const pair = aTokenPair();

    expect(page.tokens.save(aTokenPair())).toBe(false);
    expect(page.tokens.save(pair)).toBe(true);

    expect(openPage(server.baseUrl, { storage }).tokens.get()).toMatchObject(pair);
  });
});

test('a page on its own memory follows a sign-in elsewhere all the same', () => {
  const storage = working();
  const page = openPage(server.baseUrl, { storage: { ...storage, setItem: refuse } });
  page.tokens.save(aTokenPair());
  const theirs = aTokenPair();

  openPage(server.baseUrl, { storage }).tokens.save(theirs);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));

  expect(page.tokens.get()).toMatchObject(theirs);
});

test('a browser that refuses even the mention of its storage', () => {
  const mention = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  const { tokens } = openPage(server.baseUrl);
  const pair = aTokenPair();

  expect(tokens.save(pair)).toBe(false);
  expect(tokens.read()).toMatchObject(pair);
  mention.mockRestore();
});
