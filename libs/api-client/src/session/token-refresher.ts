import { calls } from '@zarra/contracts/calls';
import type { ErrorReporter } from '../call/error-reporter.js';
import {
  InvalidResponseError,
  isApiError,
  NO_REFRESH_TOKEN,
  SessionExpiredError,
  type ApiError,
} from '../call/errors.js';
import { parseResponse } from '../call/parse-response.js';
import { resolveEndpoint } from '../call/resolve-endpoint.js';
import { MAX_RETRY_AFTER_SECONDS } from '../call/retry-policy.js';
import type { Send } from '../call/send-request.js';
import { withRefreshLock } from './refresh-lock.js';
import { isWellFormedToken, STORAGE_SYNC_MS, type Tokens } from './stored-tokens.js';
import { mayHaveSameUser } from './token-claims.js';
import type { TokenStore } from './token-store.js';

const { tokenRefresh } = calls;

/** Client errors about the moment of the request, not about the token: 408 Timeout, 425 Too Early, 429 Too Many Requests. */
const TEMPORARY_STATUSES = [408, 425, 429];

/** Whether the server has rejected the refresh token: back ends do so with 400, 401, 403, 404 and others. */
const isTokenRejected = (error: unknown): error is ApiError =>
  isApiError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  !TEMPORARY_STATUSES.includes(error.status);

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The parts of a client that its session uses. */
export interface SessionDependencies {
  readonly send: Send;
  readonly tokens: TokenStore;
  readonly errorReporter: ErrorReporter;
}

/**
 * Creates the refresh of tokens: one request for all calls of this page and, with Web Locks, of all tabs. Its error is
 * reported once; the waiting calls reject with errors that are marked as reported.
 * @returns resolves to newer tokens of the same user, or throws SessionExpiredError, or the error of the refresh: a later
 * refresh may succeed
 */
export function createTokenRefresher({ send, tokens, errorReporter }: SessionDependencies) {
  /** Returns whether new tokens were stored. */
  const refresh = async (current: Tokens): Promise<boolean> => {
    // Tokens that were replaced meanwhile (another tab, another sign-in) are newer than the result of this refresh.
    for (let waited = false; tokens.read() === current; waited = true) {
      try {
        if (current.refresh === null) throw new SessionExpiredError(NO_REFRESH_TOKEN);
        // The schemas load first: a refresh whose response cannot be parsed loses the session's token.
        const endpoint = await resolveEndpoint(tokenRefresh);
        const body = await send(tokenRefresh, { body: { refresh: current.refresh } });
        const { value } = parseResponse(endpoint, body);
        const { access, refresh: rotated = null } = value;
        if (![access, rotated ?? current.refresh].every(isWellFormedToken)) {
          throw new InvalidResponseError(tokenRefresh.name, [{ path: '', message: 'not a token' }]);
        }
        if (tokens.read() !== current) return false;
        tokens.save({ access, refresh: rotated ?? undefined });
        return true;
      } catch (error) {
        if (isTokenRejected(error)) {
          // Another tab may have refreshed first: its tokens become visible within this time.
          await delay(STORAGE_SYNC_MS);
          if (tokens.read() !== current) return false;
          tokens.clear();
          throw errorReporter.reportSessionExpired(new SessionExpiredError(error.message, error));
        }
        const retryAfter = !waited && isApiError(error, 429) ? error.retryAfter : undefined;
        if (retryAfter === undefined || retryAfter > MAX_RETRY_AFTER_SECONDS) {
          throw errorReporter.report(tokenRefresh, error);
        }
        await delay(retryAfter * 1000);
      }
    }
    return false;
  };

  let pending: { readonly tokens: Tokens; readonly promise: Promise<void> } | undefined;
  const refreshOnce = (current: Tokens): Promise<void> => {
    if (pending?.tokens === current) return pending.promise;
    const promise = withRefreshLock(() => refresh(current)).finally(() => {
      if (pending?.promise === promise) pending = undefined;
    });
    pending = { tokens: current, promise };
    return promise;
  };

  return async (used: Tokens): Promise<Tokens> => {
    let current = tokens.read();
    const isExpired = current && tokens.freshness() === 'expired' && mayHaveSameUser(used, current);
    if (current && (current === used || isExpired)) {
      await refreshOnce(current);
      current = tokens.read();
    }
    // A call is never sent with the token of another user.
    if (current && mayHaveSameUser(used, current)) return current;
    // The user signed out, or another user signed in. The shell handles that; the call belongs to the previous session.
    throw errorReporter.ignore(new SessionExpiredError('The session ended or changed while the call waited'));
  };
}
