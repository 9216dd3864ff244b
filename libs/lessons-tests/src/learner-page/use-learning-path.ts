import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { learningPathQuery } from '@zarra/api-client/learning-path';
import type { SignedInLearner } from '../signed-in-page.js';
import { hasUnsentProgress, syncProgress } from '../progress/sync-progress.js';

/** The path of the learner. Places that are only on this device are sent first, so that the path begins where it stopped. */
export function useLearningPath(client: ApiClient, { key, holdsToken }: SignedInLearner) {
  const options = learningPathQuery(client, async () => {
    const isOwnToken = holdsToken?.() ?? true;
    // After a failure the places stay on the device, and the path is requested all the same.
    if (isOwnToken && hasUnsentProgress(key)) await syncProgress(client, key).catch(() => undefined);
  });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, key],
    // `navigator.onLine` is unreliable, so the request is always sent.
    networkMode: 'always',
  });
}
