import { QueryClient } from '@tanstack/react-query';
import { retryPolicy, type ApiClient, type TokenStore } from '@zarra/api-client';
import type { Call } from '@zarra/contracts/calls';
import { createContext, use, useSyncExternalStore } from 'react';

/** The cache of server data for all screens. */
export const createQueryClient = () => new QueryClient({ defaultOptions: { queries: retryPolicy } });

/** Services for all screens. */
export interface Services {
  readonly client: ApiClient;
  /** The tokens of the session, which the client sends. */
  readonly tokens: TokenStore;
}

const ServicesContext = createContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesContext.Provider;

/** The services of the provider. Screens pass them to the features. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices requires a ServicesProvider.');
  return services;
}

const noSubscription = () => () => undefined;

/** Whether the back end lacks an additive call, as far as it is known. The page then has no link to what needs it. */
export function useLacks(call: Call): boolean {
  const { lackedCalls } = useServices().client;
  return useSyncExternalStore(
    lackedCalls?.subscribe ?? noSubscription,
    () => lackedCalls?.has(call) ?? false,
    () => false,
  );
}
