'use client';
import type { ApiClient, TokenStore } from '@zarra/api-client';
import { calls } from '@zarra/contracts/calls';
import { useCallback, useMemo, type ReactNode } from 'react';
import { removeLessonFlags } from './lesson-flags.js';
import { SessionContext } from './session-context.js';
import { useSessionSync } from './use-session-sync.js';

/** Props of {@link SessionProvider}. */
export interface SessionProviderProps {
  /** Client of the API. */
  client: ApiClient;
  /** The token store of the client. */
  tokens: TokenStore;
  /** Called after a sign-out in this tab: the shell opens the home page. */
  onSignedOut?: (() => void) | undefined;
  /** The site. */
  children: ReactNode;
}

/**
 * Provides the session, in sync with other tabs. Requires a QueryClientProvider. Without an access token it sends no
 * request.
 */
export const SessionProvider = ({ client, tokens, onSignedOut, children }: SessionProviderProps) => {
  useSessionSync(client, tokens);
  const signOut = useCallback(() => {
    const refresh = tokens.read()?.refresh;
    tokens.clear();
    removeLessonFlags();
    if (refresh) {
      // The request survives closing the page. Its failure does not prevent the sign-out: a learner without a connection leaves too.
      client.call(calls.logout, { body: { refresh }, keepalive: true }).catch(() => undefined);
    }
    onSignedOut?.();
  }, [client, tokens, onSignedOut]);
  const services = useMemo(() => ({ client, tokens, signOut }), [client, tokens, signOut]);
  return <SessionContext.Provider value={services}>{children}</SessionContext.Provider>;
};
