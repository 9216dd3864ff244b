import { calls, type Call } from '@zarra/contracts/calls';
import { abortable } from '../call/abortable.js';
import { isApiError, NO_REFRESH_TOKEN, SessionExpiredError, type ApiError } from '../call/errors.js';
import type { Send } from '../call/send-request.js';
import type { Tokens } from './stored-tokens.js';
import { createTokenRefresher, type SessionDependencies } from './token-refresher.js';

/**
 * Whether the response depends on the session, so that an expiring token is refreshed before the call. A server ignores a
 * stale token on other calls; but the classes would come without their tests.
 */
const needsSession = (call: Call): boolean => call.access === 'session' || call.variesByUser === true;

/** Whether an error of a call is that of its token's refresh. */
const isRefreshError = (error: unknown): boolean =>
  (Object(error) as { endpoint?: unknown }).endpoint === calls.tokenRefresh.name;

/**
 * Adds the session to `send`: the bearer token, the refresh of an expiring token, and one retry with a newer token after a
 * 401 (specification §4). A public call whose token is rejected is then sent without one. Calls that sign in, refresh or sign out carry no bearer token: some servers check an outdated
 * token before the body, and reject the call that would replace it.
 */
export function sendWithSession({ send, tokens, errorReporter }: SessionDependencies): Send {
  const refresh = createTokenRefresher({ send, tokens, errorReporter });

  /** The tokens for a call, refreshed if necessary. */
  const tokensFor = async (call: Call, signal?: AbortSignal): Promise<Tokens | null> => {
    const current = tokens.read();
    const freshness = tokens.freshness();
    if (!current || freshness === 'good') return current;
    // Some servers reject public calls with an expired token.
    if (!needsSession(call)) return freshness === 'expired' ? null : current;
    try {
      return await abortable(() => refresh(current), signal);
    } catch (error) {
      // The old token is still valid: a failed refresh does not fail the call.
      if (freshness === 'expired' || signal?.aborted || isApiError(error, 401)) throw error;
      return current;
    }
  };

  /** The tokens for the retry after a 401. */
  const tokensForRetry = async (used: Tokens | null, error: ApiError, signal?: AbortSignal) => {
    if (used) return abortable(() => refresh(used), signal);
    const current = tokens.read();
    if (current) return current;
    throw errorReporter.reportSessionExpired(new SessionExpiredError(NO_REFRESH_TOKEN, error));
  };

  const sendSigned: Send = async (call, options) => {
    const { signal } = options;
    let used = await tokensFor(call, signal);
    try {
      return await send(call, options, used?.access);
    } catch (error) {
      if (!isApiError(error, 401)) throw error;
      used = await tokensForRetry(used, error, signal);
    }
    try {
      return await send(call, options, used.access);
    } catch (error) {
      if (!isApiError(error, 401)) throw error;
      // The new token is rejected too: the session has ended, unless it was replaced meanwhile.
      if (tokens.read() !== used) throw errorReporter.ignore(error);
      tokens.clear();
      throw errorReporter.reportSessionExpired(error);
    }
  };

  return async (call, options) => {
    if (call.skipSessionRetry) return send(call, options);
    if (call.access === 'session' || !tokens.read()) return sendSigned(call, options);
    try {
      return await sendSigned(call, options);
    } catch (error) {
      // A public call needs no session. One that depends on the user waits for a refresh that may succeed later.
      const hasNoSession = isApiError(error, 401) || (isRefreshError(error) && !needsSession(call));
      if (!hasNoSession) throw error;
      return send(call, options);
    }
  };
}
