import { createStore } from 'zustand/vanilla';
import { readClaims } from './access-claims.js';
import { ACCESS, loadTokens, storeTokens, type Tokens, type TokenStorage } from './stored-tokens.js';
import { isUsableToken } from './usable-token.js';

/** An access token with less than this left is renewed before it is used, ms (specification §9). */
const RENEW_BEFORE = 60_000;

export interface TokenStoreOptions {
  /** Where tokens outlive the page. Default `localStorage`; one that fails is replaced by memory. */
  readonly storage?: TokenStorage;
  /** This device's clock, ms since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** The tokens of this browser's session, shared by all its tabs. No method throws. */
export interface TokenStore {
  /** What this page knows; null when signed out. The same object until something changes. */
  get(): Tokens | null;
  /** As `get`, after a look at the storage: for whoever must not act on what another tab has changed. */
  read(): Tokens | null;
  /** Whether the access token should still be good, will soon not be, or has run out. Unknown counts as good. */
  freshness(): 'good' | 'expiring' | 'expired';
  /**
   * Takes tokens just received. Without `refresh` the present one stays: not every server rotates it.
   * @returns whether they will outlive this page
   */
  save(received: { readonly access: string; readonly refresh?: string | undefined }): boolean;
  /** Removes both tokens. */
  clear(): void;
  /** Calls back after each change, of other tabs too. Returns how to stop that. */
  subscribe(listener: (tokens: Tokens | null, previous: Tokens | null) => void): () => void;
}

/** Makes the store of the session's tokens; a page has one. */
export function createTokenStore(options: TokenStoreOptions = {}): TokenStore {
  const now = options.now ?? (() => Date.now());
  /** Looked up within a `try` of its users: a browser may refuse even the mention of its storage. */
  const storage: TokenStorage = {
    getItem: (key) => (options.storage ?? localStorage).getItem(key),
    setItem: (key, value) => (options.storage ?? localStorage).setItem(key, value),
    removeItem: (key) => (options.storage ?? localStorage).removeItem(key),
  };
  const state = createStore<Tokens | null>(() => null);
  /** False when the storage did not take the last change: then this page's memory is the truth. */
  let shared = true;

  const load = () => {
    try {
      if (shared) return loadTokens(storage);
    } catch {
      // Blocked: what this page knows stays.
    }
    return state.getState();
  };
  const read = () => {
    const found = load();
    // A refresh token that changes alone is another tab's renewal seen half-way: its access token follows.
    if (found?.access !== state.getState()?.access) state.setState(found, true);
    return state.getState();
  };

  read();
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      // A change ends with the access token; null: all was cleared.
      if (key !== null && key !== ACCESS) return;
      shared = true;
      read();
    });
    // A page that was frozen in the history has heard of nothing.
    window.addEventListener('pageshow', read);
  }

  return {
    get: state.getState,
    read,
    freshness() {
      const tokens = state.getState();
      if (!tokens) return 'good';
      const left = tokens.expiresAt - now();
      if (left <= 0) return 'expired';
      // More left than it ever had: the clock was set back meanwhile. Less than a minute of that is no matter.
      return left < RENEW_BEFORE || left > readClaims(tokens.access).lifetime + RENEW_BEFORE
        ? 'expiring'
        : 'good';
    },
    save({ access, refresh = state.getState()?.refresh ?? '' }) {
      const kept = isUsableToken(refresh) ? refresh : null;
      const expiresAt = now() + readClaims(access).lifetime;
      const tokens = isUsableToken(access) ? { access, refresh: kept, expiresAt } : null;
      shared = storeTokens(storage, tokens);
      state.setState(tokens, true);
      return tokens !== null && shared;
    },
    clear() {
      shared = storeTokens(storage, null);
      state.setState(null, true);
    },
    subscribe: state.subscribe,
  };
}
