import { ACCESS_TOKEN_KEY } from '../storage/keys.js';
import { readTokenClaims } from './token-claims.js';

/** Refresh token of the session (specification §3). */
const REFRESH_TOKEN_KEY = 'refreshToken';
/** Expiry of the access token. Not in the specification. */
const ACCESS_TOKEN_EXPIRY_KEY = 'accessTokenExpiry';

/** The tokens of a session. */
export interface Tokens {
  /** Sent with every request. */
  readonly access: string;
  /** Exchanged for the next access token; null if there is none. */
  readonly refresh: string | null;
  /** Expiry of the access token by this device's clock, ms since 1970; NaN if unknown. */
  readonly expiresAt: number;
}

/** The methods of Web Storage that the store uses. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Time in which a change of the storage becomes visible in other tabs, ms. Locks and network responses can be faster:
 * Chromium 156 on a busy machine took some milliseconds.
 */
export const STORAGE_SYNC_MS = 100;

/**
 * Whether a value can be a token: printable ASCII, as a header requires, of at most 4096 characters, as in the contracts.
 * The texts `null` and `undefined` are the result of faulty code.
 */
export const isWellFormedToken = (value: unknown): value is string =>
  typeof value === 'string' && /^(?!(?:null|undefined)$)[!-~]{1,4096}$/.test(value);

/** Last characters of a token. They identify the token of a stored expiry: other code may have stored another one since. */
const suffixOf = (access: string): string => access.slice(-8);

/**
 * Reads the tokens of a storage; null without a well-formed access token.
 * @throws errors of the storage
 */
export function loadTokens(storage: TokenStorage): Tokens | null {
  const access = storage.getItem(ACCESS_TOKEN_KEY);
  const refresh = storage.getItem(REFRESH_TOKEN_KEY);
  const [expiry, suffix] = (storage.getItem(ACCESS_TOKEN_EXPIRY_KEY) ?? '').split(' ');
  if (!isWellFormedToken(access)) return null;
  if (suffix === suffixOf(access))
    return { access, refresh: isWellFormedToken(refresh) ? refresh : null, expiresAt: Number(expiry) };
  if (!isWellFormedToken(refresh)) return { access, refresh: null, expiresAt: NaN };
  // Other code stored the token, and the time of its receipt is unknown. A wrong clock costs one refresh.
  return { access, refresh, expiresAt: readTokenClaims(access).expiry };
}

/**
 * Writes tokens to a storage, or removes them. If any write fails, all tokens are removed.
 * @param getStorage may throw: in some browsers the property `localStorage` itself does
 * @returns whether the storage now holds exactly these tokens; never throws
 */
export function storeTokens(getStorage: () => TokenStorage, tokens: Tokens | null): boolean {
  try {
    if (tokens) {
      const storage = getStorage();
      // The access token is written last: other tabs listen for it, and the old one with a new refresh token is valid.
      if (tokens.refresh !== null) storage.setItem(REFRESH_TOKEN_KEY, tokens.refresh);
      else storage.removeItem(REFRESH_TOKEN_KEY);
      storage.setItem(ACCESS_TOKEN_EXPIRY_KEY, `${tokens.expiresAt} ${suffixOf(tokens.access)}`);
      storage.setItem(ACCESS_TOKEN_KEY, tokens.access);
      // Some storages accept writes and store nothing.
      if (loadTokens(storage)?.access === tokens.access) return true;
    }
  } catch {
    // The storage is full or blocked. All tokens are removed below.
  }
  let isEmpty = true;
  // The access token is removed first: without it the other entries do not form a session.
  for (const key of [ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY, ACCESS_TOKEN_EXPIRY_KEY]) {
    try {
      const storage = getStorage();
      storage.removeItem(key);
      isEmpty &&= storage.getItem(key) === null;
    } catch {
      isEmpty = false;
    }
  }
  return tokens === null && isEmpty;
}
