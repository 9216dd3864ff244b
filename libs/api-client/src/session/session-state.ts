import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../call/api-client.js';
import { isNetworkError } from '../call/errors.js';
import { contentCache } from '../content-cache.js';
import { textOrNull } from '../sanitize.js';
import type { Tokens } from './stored-tokens.js';
import { isSameSession } from './token-claims.js';

/** The signed-in user. */
export interface CurrentUser {
  readonly username: string | null;
  readonly email: string | null;
  /** The username, else the local part of the e-mail (specification §3); null if both are missing. */
  readonly displayName: string | null;
}

/**
 * The signed-in user, fresh for five minutes. Enable it only with tokens, and reset it when the token store reports a
 * sign-out.
 */
export const sessionQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.authMe.name as string],
    queryFn: async ({ signal }): Promise<CurrentUser> => {
      const body = await client.call(calls.authMe, { signal });
      const [username, email] = [textOrNull(body.username), textOrNull(body.email)];
      return { username, email, displayName: username ?? textOrNull(email?.split('@')[0]) };
    },
    ...contentCache(calls.authMe),
  });

/** A user with a name to display. */
export type SessionUser = CurrentUser & { readonly displayName: string };

/** State of the session: the tokens of this device, and the server's response about their user. */
export type SessionState =
  /** `checking`: there is a token, and the response about its user is pending. */
  | { readonly status: 'signed-out' | 'checking' }
  /** There is a token, but its user is unknown. `offline`: the request did not reach the server. */
  | { readonly status: 'check-failed'; readonly offline: boolean }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/** The current tokens, and the result of `sessionQuery`. */
export interface SessionSnapshot {
  readonly tokens: Tokens | null;
  /** The tokens that `data` is about. Default `tokens`. */
  readonly checkedTokens?: Tokens | undefined;
  readonly data: CurrentUser | undefined;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
}

const hasName = (user: CurrentUser | undefined): user is SessionUser => Boolean(user?.displayName);

/** Derives the state of the session. A user without a name to display is not signed in. */
export function sessionState({
  tokens,
  checkedTokens,
  data,
  error,
  fetchStatus,
}: SessionSnapshot): SessionState {
  if (!tokens) return { status: 'signed-out' };
  const isCurrent = checkedTokens === undefined || isSameSession(checkedTokens, tokens);
  if (isCurrent && hasName(data)) return { status: 'signed-in', user: data };
  const hasResult = (isCurrent && data !== undefined) || Boolean(error);
  if (fetchStatus === 'fetching' || (fetchStatus === 'idle' && !hasResult)) return { status: 'checking' };
  return { status: 'check-failed', offline: fetchStatus === 'paused' || isNetworkError(error) };
}
