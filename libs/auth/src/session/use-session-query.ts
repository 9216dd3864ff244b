import { useQuery } from '@tanstack/react-query';
import type { ApiClient, TokenStore } from '@zarra/api-client';
import { sessionQuery, sessionState } from '@zarra/api-client/session';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * The current access token and the state of the session. On a server that renders pages there is no token.
 * @param enabled whether this hook fetches the user; otherwise it only reads the cache
 */
export function useSessionQuery(client: ApiClient, tokens: TokenStore, enabled: boolean) {
  const subscribe = useCallback((listener: () => void) => tokens.subscribe(listener), [tokens]);
  const current = useSyncExternalStore(
    subscribe,
    () => tokens.get(),
    () => null,
  );
  const query = useMemo(() => sessionQuery(client), [client]);
  const { data, error, fetchStatus } = useQuery({ ...query, enabled: enabled && current !== null });
  const state = useMemo(
    () => sessionState({ tokens: current, data, error, fetchStatus }),
    [current, data, error, fetchStatus],
  );
  return { access: current?.access, query, state, error };
}
