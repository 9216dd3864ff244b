'use client';
import type { ApiClient, TokenStore } from '@zarra/api-client';
import { createContext, useContext } from 'react';

interface SessionServices {
  readonly client: ApiClient;
  readonly tokens: TokenStore;
  readonly signOut: () => void;
}

export const SessionContext = createContext<SessionServices | undefined>(undefined);

/** The services of the nearest SessionProvider. */
export function useServices(): SessionServices {
  const services = useContext(SessionContext);
  if (!services) throw new Error('No <SessionProvider> found');
  return services;
}
