import { useQuery } from '@tanstack/react-query';
import { sessionQuery, type ApiClient, type TokenStore } from '@zarra/api-client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { hasName } from './session.js';

/**
 * The access token held, and what the server has said of it. A server that renders pages knows nobody.
 * @param asks whether this asks the server; else it only hears what others have asked
 */
export function useSessionAnswer(client: ApiClient, tokens: TokenStore, asks: boolean) {
  const subscribe = useCallback((listener: () => void) => tokens.subscribe(listener), [tokens]);
  const access = useSyncExternalStore(
    subscribe,
    () => tokens.get()?.access,
    () => undefined,
  );
  const query = useMemo(() => sessionQuery(client), [client]);
  const { data, error, fetchStatus } = useQuery({ ...query, enabled: asks && access !== undefined });
  const user = access !== undefined && hasName(data) ? data : undefined;
  return { access, query, user, isAnswered: data !== undefined || error !== null, error, fetchStatus };
}
