import type { SessionUser } from '@zarra/api-client/session';
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
  // A failed check is displayed as signed out. The tokens stay, and the check is repeated.
  return useMemo(() => (state.status === 'check-failed' ? { status: 'signed-out' } : state), [state]);
}

/**
 * The function that signs out, at once and independent of the server's response. Requires a SessionProvider, whose
 * `onSignedOut` opens the next page.
 * @returns the same function at each render
 */
export const useSignOut = (): (() => void) => useServices().signOut;
