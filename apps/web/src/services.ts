import { QueryClient } from '@tanstack/react-query';
import { retryPolicy, type ApiClient } from '@zarra/api-client';
import { createContext, use } from 'react';

/** Server data of the running site: fetched once, shared by every screen. */
export const queryClient = new QueryClient({ defaultOptions: { queries: retryPolicy } });

const ApiClientContext = createContext<ApiClient | undefined>(undefined);
export const ApiClientProvider = ApiClientContext.Provider;

/** The client the providers gave; screens hand it to the features they compose. */
export function useApiClient(): ApiClient {
  const client = use(ApiClientContext);
  if (!client) throw new Error('useApiClient needs an ApiClientProvider above it.');
  return client;
}
