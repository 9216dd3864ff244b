/** The path of a learner: what comes next, practice of today, results, weak topics and history. */
import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { LearningPath } from '@zarra/contracts/learning-path';
import type { ApiClient } from './call/api-client.js';

export type { LearningPath };

/**
 * The path of the signed-in learner. It is fetched again by each page that opens. Enable it only with a session.
 * @param beforeRequest sends what the path depends on and this device alone has
 */
export const learningPathQuery = (client: ApiClient, beforeRequest?: () => Promise<void>) =>
  queryOptions({
    queryKey: [calls.learningPath.name as string],
    queryFn: async ({ signal }): Promise<LearningPath> => {
      await beforeRequest?.();
      return client.call(calls.learningPath, { signal });
    },
    meta: { public: false },
    refetchOnMount: 'always',
    staleTime: Infinity,
  });
