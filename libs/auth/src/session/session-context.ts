'use client';
import type { ApiClient, TokenStore } from '@zarra/api-client';
import { createContext, useContext } from 'react';

interface SessionServices {
  readonly client: ApiClient;
  readonly tokens: TokenStore;
  readonly signOut: () => void;
}

export const SessionContext = createContext<SessionServices | undefined>(undefined);

/** What the nearest SessionProvider holds. */
export function useServices(): SessionServices {
  const services = useContext(SessionContext);
  if (!services) throw new Error('No <SessionProvider> above');
  return services;
}
