/** The path of a learner: what comes next, practice of today, results, weak topics and history. */
import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { LearningPath } from '@zarra/contracts/learning-path';
import type { ApiClient } from './call/api-client.js';

export type { LearningPath };

/** The path of the signed-in learner. It is fetched again by each page that opens. Enable it only with a session. */
export const learningPathQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.learningPath.name as string],
    queryFn: ({ signal }): Promise<LearningPath> => client.call(calls.learningPath, { signal }),
    meta: { public: false },
    refetchOnMount: 'always',
    staleTime: Infinity,
  });
