import type { EntityId } from '@zarra/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@zarra/api-client';
import { lessonResultQuery } from '@zarra/api-client/classroom';

/**
 * A learner's stored result of a lesson, or null. The cache key includes the learner, because the cache still holds the
 * previous learner's result for a moment after the learner of a device changes.
 */
export function learnerResultQuery(client: ApiClient, lesson: EntityId, learner: string) {
  const query = lessonResultQuery(client, lesson);
  return queryOptions({
    ...query,
    queryKey: [...query.queryKey, learner],
    // `navigator.onLine` is unreliable, so the request is always sent.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}
