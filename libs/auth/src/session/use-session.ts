import type { SessionUser } from '@zarra/api-client/session';
import { useLastFailure } from '@zarra/ui-kit';
import { useMemo } from 'react';
import { useServices } from './session-context.js';
import { useSessionQuery } from './use-session-query.js';

/** State of the session; `checking` until the server has responded. */
export type Session =
  | { readonly status: 'signed-out' | 'checking'; readonly user?: undefined }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/** The session and its user. Requires a SessionProvider. */
export function useSession(): Session {
  const { client, tokens } = useServices();
  const { state } = useSessionQuery(client, tokens, false);
  const { status } = state;
  // A failed check is displayed as signed out, also while it is repeated. The tokens stay.
  const hasFailed = useLastFailure(
    status === 'check-failed' || null,
    status === 'signed-in' || status === 'signed-out',
  );
  return useMemo(
    () => (state.status === 'check-failed' || hasFailed ? { status: 'signed-out' } : state),
    [state, hasFailed],
  );
}

/**
 * The function that signs out, at once and independent of the server's response. Requires a SessionProvider, whose
 * `onSignedOut` opens the next page.
 * @returns the same function at each render
 */
export const useSignOut = (): (() => void) => useServices().signOut;
