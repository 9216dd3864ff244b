import { createTokenStore } from '../index.js';
import { aTokenPair } from '../msw/index.js';
import { isSameSession, sessionState, type Tokens } from './index.js';

afterEach(() => localStorage.clear());

const tokensOf = (pair: { access: string; refresh?: string }): Tokens => {
  const store = createTokenStore();
  store.clear();
  store.save(pair);
  return store.get()!;
};
const opaque = (name: string, refresh = name) => ({
  access: `access-${name}`,
  refresh: `refresh-${refresh}`,
});

const tokens = tokensOf(aTokenPair({ subject: '5' }));
const otherTokens = tokensOf(aTokenPair({ subject: '6' }));
const user = { username: 'dilnoza', email: 'd@zarra.uz', displayName: 'dilnoza' };
const nameless = { username: null, email: null, displayName: null };
const pending = { data: undefined, error: null, fetchStatus: 'fetching' } as const;
const idle = { data: undefined, error: null, fetchStatus: 'idle' } as const;

test.each([
  ['no tokens', { ...idle, tokens: null, data: user }, { status: 'signed-out' }],
  ['a pending request', { ...pending, tokens }, { status: 'checking' }],
  ['a request that was not sent yet', { ...idle, tokens }, { status: 'checking' }],
  ['a user', { ...idle, tokens, data: user }, { status: 'signed-in', user }],
  ['a user during a refetch', { ...pending, tokens, data: user }, { status: 'signed-in', user }],
  [
    'a user after a failed refetch',
    { ...idle, tokens, data: user, error: new Error('x') },
    { status: 'signed-in', user },
  ],
  ['a user without a name', { ...idle, tokens, data: nameless }, { status: 'check-failed', offline: false }],
  ['an error', { ...idle, tokens, error: new Error('x') }, { status: 'check-failed', offline: false }],
  [
    'an offline browser',
    { ...idle, tokens, fetchStatus: 'paused' as const },
    { status: 'check-failed', offline: true },
  ],
  [
    'the user of other tokens',
    { ...idle, tokens, checkedTokens: otherTokens, data: user },
    { status: 'checking' },
  ],
  [
    'the user of these tokens',
    { ...idle, tokens, checkedTokens: tokens, data: user },
    { status: 'signed-in', user },
  ],
])('%s', (_, snapshot, expected) => {
  expect(sessionState(snapshot)).toEqual(expected);
});

const jwt = (claims: object) => `x.${btoa(JSON.stringify(claims))}.y`;

test.each([
  ['the same tokens', tokens, tokens, true],
  ['another token of the same user', tokens, tokensOf(aTokenPair({ subject: '5' })), true],
  ['a token of another user', tokens, otherTokens, false],
  ['a token without a user', tokens, tokensOf(opaque('x')), false],
  ['opaque tokens with the same refresh token', tokensOf(opaque('x', 'r')), tokensOf(opaque('y', 'r')), true],
  ['opaque tokens with other refresh tokens', tokensOf(opaque('x')), tokensOf(opaque('y')), false],
  ['opaque tokens without a refresh token', tokensOf({ access: 'x' }), tokensOf({ access: 'y' }), false],
  [
    'the same user_id as number and text',
    tokensOf({ access: jwt({ user_id: 7, a: 1 }) }),
    tokensOf({ access: jwt({ user_id: '7' }) }),
    true,
  ],
  [
    'another user_id',
    tokensOf({ access: jwt({ user_id: 7 }) }),
    tokensOf({ access: jwt({ user_id: 8 }) }),
    false,
  ],
])('isSameSession: %s', (_, one, other, expected) => {
  expect(isSameSession(one, other)).toBe(expected);
});
