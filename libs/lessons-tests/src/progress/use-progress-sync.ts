import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { localDeviceStorage } from '@zarra/api-client/storage';
import { INVESTIGATIONS_PREFIX, learnerPlacesKey } from '@zarra/api-client/progress';
import { calls } from '@zarra/contracts/calls';
import { useCallback } from 'react';
import { outcomeOf, type Outcome } from '../learner-work/outcome.js';
import { useQueue } from '../learner-work/use-queue.js';
import type { Learner } from '../learner/use-learner.js';
import { hasUnsentProgress, syncProgress } from './sync-progress.js';

/** Pause between a change and its request, ms: a reader passes several headings in it. */
const SEND_AFTER_MS = 10_000;

/**
 * Keeps the progress of this device and that of the signed-in learner's account equal while the component is mounted: once
 * at the start, after changes, and when the page is hidden. Unsent progress stays on the device.
 * @param isSupported whether the server keeps progress
 */
export function useProgressSync(client: ApiClient, learner: Learner, isSupported: boolean): void {
  const queries = useQueryClient();
  const describe = useCallback(
    (key: string, isSignedIn: () => boolean) => {
      // In the cache, so that another page of this visit does not begin again.
      const queryKey = ['progress', key];
      return {
        store: {
          // All progress is one request.
          ids: () => ['progress'],
          queuedIds: () =>
            hasUnsentProgress(key) || queries.getQueryData(queryKey) === undefined ? ['progress'] : [],
          subscribe: (listener: () => void) =>
            localDeviceStorage.subscribe((changed) => {
              if (changed === learnerPlacesKey(key) || changed?.startsWith(INVESTIGATIONS_PREFIX)) listener();
            }),
        },
        collectMs: SEND_AFTER_MS,
        submit: async (): Promise<Outcome> => {
          // After a sign-out the token is missing, or it is another learner's.
          if (!isSignedIn()) return { type: 'session' };
          try {
            await syncProgress(client, key);
          } catch (error) {
            return outcomeOf(error, calls.progress.name, '');
          }
          queries.setQueryData(queryKey, true);
          return { type: 'submitted' };
        },
      };
    },
    [client, queries],
  );
  useQueue(isSupported ? learner : { status: 'unsupported' }, describe);
}
