import type { CurrentUser } from './session-query.js';
import { isNetworkError } from '../call/errors.js';
import type { Tokens } from './stored-tokens.js';
import { isSameSession } from './token-claims.js';

/** A user with a name to display. */
export interface SessionUser extends CurrentUser {
  /** The displayed name: the username, else the local part of the e-mail (specification §3). */
  readonly displayName: string;
}

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
