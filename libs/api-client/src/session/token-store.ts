import { createStore } from 'zustand/vanilla';
import { ACCESS_TOKEN_KEY } from '../storage/keys.js';
import { isWellFormedToken, loadTokens, storeTokens } from './stored-tokens.js';
import type { Tokens, TokenStorage } from './stored-tokens.js';
import { readTokenClaims } from './token-claims.js';

/** An access token that expires within this time is refreshed before use, ms (specification §9). */
const REFRESH_BEFORE_EXPIRY_MS = 60_000;

export interface TokenStoreOptions {
  /** Storage of the tokens. Default `localStorage`. If it fails, the tokens stay in memory. */
  readonly storage?: TokenStorage;
  /** This device's clock, ms since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** The tokens of this browser's session, shared by all tabs. No method throws. */
export interface TokenStore {
  /** The tokens in memory; null when signed out. The same object until a change. */
  get(): Tokens | null;
  /** As `get`, after reading the storage: the result includes changes of other tabs. */
  read(): Tokens | null;
  /** Whether the access token is valid, expires within a minute, or has expired. An unknown expiry counts as `good`. */
  freshness(): 'good' | 'expiring' | 'expired';
  /**
   * Stores received tokens. Without `refresh` the current one stays: some servers do not rotate it. Null: there is none.
   * @returns whether the tokens survive a reload
   */
  save(received: { readonly access: string; readonly refresh?: string | null | undefined }): boolean;
  /** Removes both tokens. */
  clear(): void;
  /** Calls the listener after each change, including changes in other tabs. Returns the unsubscribe function. */
  subscribe(listener: (tokens: Tokens | null, previous: Tokens | null) => void): () => void;
}

/**
 * Expiry of a token received now, by this device's clock, ms since 1970; NaN if unknown. A token that states no time of
 * issue is compared by the server's clock. By a wrong clock it may expire at once, and each call would refresh it: then its
 * expiry counts as unknown.
 */
function expiryOf(access: string, now: number): number {
  const { lifetime, expiry } = readTokenClaims(access);
  if (!Number.isNaN(lifetime)) return now + lifetime;
  return expiry - now > REFRESH_BEFORE_EXPIRY_MS ? expiry : NaN;
}

/** Creates the store of the session's tokens, one for each page. */
export function createTokenStore(options: TokenStoreOptions = {}): TokenStore {
  const now = options.now ?? (() => Date.now());
  const getStorage = () => options.storage ?? localStorage;
  const state = createStore<Tokens | null>(() => null);
  /** False if the storage rejected the last change: the tokens are then only in memory. */
  let isStored = true;

  const load = () => {
    try {
      if (isStored) return loadTokens(getStorage());
    } catch {
      // The storage is blocked: the tokens in memory stay.
    }
    return state.getState();
  };
  const read = () => {
    const loaded = load();
    // A change of the refresh token alone is an unfinished write of another tab: its access token follows.
    if (loaded?.access !== state.getState()?.access) state.setState(loaded, true);
    return state.getState();
  };

  read();
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      // The access token is written last; null: the whole storage was cleared.
      if (key !== null && key !== ACCESS_TOKEN_KEY) return;
      isStored = true;
      read();
    });
    // A page restored from the back/forward cache has received no storage events.
    window.addEventListener('pageshow', read);
  }

  return {
    get: state.getState,
    read,
    freshness() {
      const tokens = state.getState();
      if (!tokens) return 'good';
      const remaining = tokens.expiresAt - now();
      if (remaining <= 0) return 'expired';
      // More than the lifetime remains: the clock was set back. Differences below a minute are ignored.
      const { lifetime } = readTokenClaims(tokens.access);
      const isExpiring =
        remaining < REFRESH_BEFORE_EXPIRY_MS || remaining > lifetime + REFRESH_BEFORE_EXPIRY_MS;
      return isExpiring ? 'expiring' : 'good';
    },
    save({ access, refresh = state.getState()?.refresh ?? '' }) {
      const tokens = isWellFormedToken(access)
        ? {
            access,
            refresh: isWellFormedToken(refresh) ? refresh : null,
            expiresAt: expiryOf(access, now()),
          }
        : null;
      isStored = storeTokens(getStorage, tokens);
      state.setState(tokens, true);
      return tokens !== null && isStored;
    },
    clear() {
      isStored = storeTokens(getStorage, null);
      state.setState(null, true);
    },
    subscribe: state.subscribe,
  };
}
