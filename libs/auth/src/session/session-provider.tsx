'use client';
import type { ApiClient, TokenStore } from '@zarra/api-client';
import { calls } from '@zarra/contracts/calls';
import { useCallback, useMemo, type ReactNode } from 'react';
import { dropLessonFlags } from './lesson-flags.js';
import { SessionContext } from './session-context.js';
import { useKeptSession } from './use-kept-session.js';

/** Props of {@link SessionProvider}. */
export interface SessionProviderProps {
  /** Asks who is signed in, and tells the server of a sign-out. */
  client: ApiClient;
  /** Where the tokens are kept: the client's own store. */
  tokens: TokenStore;
  /** The visitor has signed out in this tab: the shell leads to the home page. */
  onSignedOut?: (() => void) | undefined;
  /** The site. */
  children: ReactNode;
}

/**
 * Knows who is signed in, in this tab and after what happens in others. Needs a QueryClientProvider around it.
 * Without an access token nothing is asked of the server.
 */
export const SessionProvider = ({ client, tokens, onSignedOut, children }: SessionProviderProps) => {
  useKeptSession(client, tokens);
  const signOut = useCallback(() => {
    const refresh = tokens.read()?.refresh;
    tokens.clear();
    dropLessonFlags();
    if (refresh) {
      // The page may be left at once, and no failure keeps anybody signed in (decision 24).
      client.call(calls.logout, { body: { refresh }, keepalive: true }).catch(() => undefined);
    }
    onSignedOut?.();
  }, [client, tokens, onSignedOut]);
  const services = useMemo(() => ({ client, tokens, signOut }), [client, tokens, signOut]);
  return <SessionContext.Provider value={services}>{children}</SessionContext.Provider>;
};
