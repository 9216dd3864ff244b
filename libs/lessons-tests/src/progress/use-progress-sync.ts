import { useQuery } from '@tanstack/react-query';
import { isApiError, isNetworkError, type ApiClient } from '@zarra/api-client';
import { localDeviceStorage } from '@zarra/api-client/storage';
import { INVESTIGATIONS_PREFIX, learnerPlacesKey } from '@zarra/api-client/progress';
import { retryPause } from '@zarra/ui-kit/lazy';
import { useEffect } from 'react';
import type { Learner } from '../learner/use-learner.js';
import { hasUnsentProgress, syncProgress } from './sync-progress.js';

/** Pause between a change and its request, ms: a reader passes several headings in it. */
const SEND_AFTER_MS = 10_000;

/**
 * Keeps the progress of this device and that of the signed-in learner's account equal while the component is mounted: at
 * the start, after changes, and when the page is hidden. A failed request is repeated; the progress stays on the device.
 * @param isSupported whether the server keeps progress
 */
export function useProgressSync(client: ApiClient, learner: Learner, isSupported: boolean): void {
  const key = isSupported && learner.status === 'signed-in' ? learner.key : null;
  const holdsToken = learner.status === 'signed-in' ? learner.holdsToken : undefined;
  const { refetch } = useQuery({
    queryKey: ['progress', key],
    queryFn: async () => {
      // After a sign-out the token is missing, or it is another learner's. A repeated request may be that late.
      if (key !== null && (holdsToken?.() ?? true)) await syncProgress(client, key);
      return null;
    },
    enabled: key !== null,
    // `navigator.onLine` is unreliable, so the request is always sent.
    networkMode: 'always',
    // A refusal is not repeated: the session has ended, or the server is older than this page.
    retry: (_, error) => isNetworkError(error) || (isApiError(error) && error.status >= 500),
    retryDelay: retryPause,
    staleTime: Infinity,
  });

  useEffect(() => {
    if (key === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (hasUnsentProgress(key)) void refetch();
    };
    const handleChange = (changed: string | null): void => {
      const isProgress = changed === learnerPlacesKey(key) || changed?.startsWith(INVESTIGATIONS_PREFIX);
      if (isProgress && hasUnsentProgress(key)) timer ??= setTimeout(send, SEND_AFTER_MS);
    };
    const sendIfHidden = (): void => {
      if (document.visibilityState === 'hidden') send();
    };
    const unsubscribe = localDeviceStorage.subscribe(handleChange);
    document.addEventListener('visibilitychange', sendIfHidden);
    return () => {
      send();
      unsubscribe();
      document.removeEventListener('visibilitychange', sendIfHidden);
    };
  }, [key, refetch]);
}
