import { QueryClient } from '@tanstack/react-query';
import { retryPolicy, type ApiClient, type TokenStore } from '@zarra/api-client';
import { createContext, use } from 'react';

/** The cache of server data that all screens share. */
export const createQueryClient = () => new QueryClient({ defaultOptions: { queries: retryPolicy } });

/** What every screen may need. */
export interface Services {
  readonly client: ApiClient;
  /** The tokens of the session, which the client sends. */
  readonly tokens: TokenStore;
}

const ServicesContext = createContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesContext.Provider;

/** The services the providers gave; screens hand them to the features they compose. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it.');
  return services;
}
