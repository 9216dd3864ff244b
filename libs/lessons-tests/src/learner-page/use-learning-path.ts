import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { learningPathQuery } from '@zarra/api-client/learning-path';
import type { SignedInLearner } from '../learner/signed-in-page.js';
import { hasUnsentProgress, syncProgress } from '../progress/sync-progress.js';

/** The path of the learner. Places that are only on this device are sent before, so that the path begins where it stopped. */
export function useLearningPath(client: ApiClient, { key, holdsToken }: SignedInLearner) {
  const { queryFn, ...options } = learningPathQuery(client);
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, key],
    queryFn: async (context) => {
      // A failure keeps the places on the device; the path is requested all the same.
      if (hasUnsentProgress(key) && (holdsToken?.() ?? true))
        await syncProgress(client, key).catch(() => undefined);
      return learningPathQuery(client).queryFn(context);
    },
    // `navigator.onLine` is unreliable, so the request is always sent.
    networkMode: 'always',
  });
}
