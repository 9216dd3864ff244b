import { queryOptions } from '@tanstack/react-query';
import { lessonResultQuery, type ApiClient } from '@zarra/api-client';

/**
 * A learner's stored result of a lesson, or null. Cached per learner: between two learners of one device there is a
 * moment when the cache still holds what the first was told.
 */
export function learnerResultQuery(client: ApiClient, lesson: number, learner: string) {
  const query = lessonResultQuery(client, lesson);
  return queryOptions({
    ...query,
    queryKey: [...query.queryKey, learner],
    // No answer is learned by asking; what the browser believes about the network is a hint.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}
