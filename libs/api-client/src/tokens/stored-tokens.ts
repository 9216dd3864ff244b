import { isUsableToken } from './usable-token.js';

/** The tokens of a session. */
export interface Tokens {
  /** Goes along with every call. */
  readonly access: string;
  /** Buys the next access token; null when there is none. */
  readonly refresh: string | null;
  /** When the access token runs out on this device's clock, ms since 1970; NaN when unknown. */
  readonly expiresAt: number;
}

/** The parts of Web Storage that are used. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keys of the specification (§3). */
export const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';
/** Ours: when the access token runs out, and the end of the token this was written for. */
const EXPIRY = 'accessTokenExpiry';

/** Tells tokens apart, so that an expiry is never taken for that of a token other code has stored. */
const endOf = (access: string): string => access.slice(-8);

/**
 * The tokens in a storage; null without a usable access token.
 * @throws what the storage throws
 */
export function loadTokens(storage: TokenStorage): Tokens | null {
  const access = storage.getItem(ACCESS);
  const refresh = storage.getItem(REFRESH);
  const [expiry, end] = (storage.getItem(EXPIRY) ?? '').split(' ');
  if (!isUsableToken(access)) return null;
  return {
    access,
    refresh: isUsableToken(refresh) ? refresh : null,
    expiresAt: end === endOf(access) ? Number(expiry) : NaN,
  };
}

/**
 * Puts tokens into a storage whole, or takes them out. A storage that refuses any part is left without tokens.
 * @returns whether the storage now holds just these; never throws
 */
export function storeTokens(storage: TokenStorage, tokens: Tokens | null): boolean {
  try {
    if (tokens) {
      // The access token comes last: other tabs wait for it, and an old one beside a new refresh token does no harm.
      if (tokens.refresh !== null) storage.setItem(REFRESH, tokens.refresh);
      else storage.removeItem(REFRESH);
      storage.setItem(EXPIRY, `${tokens.expiresAt} ${endOf(tokens.access)}`);
      storage.setItem(ACCESS, tokens.access);
      // Some storages take everything and keep nothing.
      if (loadTokens(storage)?.access === tokens.access) return true;
    }
  } catch {
    // Full or blocked: nothing of it stays, below.
  }
  let emptied = true;
  // The access token first: without it nobody takes the rest for a session.
  for (const key of [ACCESS, REFRESH, EXPIRY]) {
    try {
      storage.removeItem(key);
      emptied &&= storage.getItem(key) === null;
    } catch {
      emptied = false;
    }
  }
  return tokens === null && emptied;
}
