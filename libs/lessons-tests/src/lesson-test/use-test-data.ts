import { hashKey, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import {
  classesQuery,
  isNetworkError,
  type ApiClient,
  type Lesson,
  type LessonResult,
} from '@zarra/api-client';
import { useMemo, useSyncExternalStore } from 'react';
import { learnerResultQuery } from '../answers/learner-result-query.js';
import type { TestInputs } from './test-state.js';

/** The result is refetched at this interval while the server cannot be reached, ms. */
const REFETCH_INTERVAL_MS = 30_000;

/**
 * Whether the server could not be reached since the last response. TanStack Query clears its error when a refetch starts,
 * and the form must stay during refetches.
 */
function useWasOffline(queryKey: QueryKey): boolean {
  const cache = useQueryClient().getQueryCache();
  const hash = hashKey(queryKey);
  const store = useMemo(() => {
    let wasOffline = false;
    return {
      read: () => wasOffline,
      subscribe: (listener: () => void) =>
        cache.subscribe((event) => {
          if (event.type !== 'updated' || event.query.queryHash !== hash) return;
          const { action } = event;
          if (action.type === 'error') wasOffline ||= isNetworkError(action.error);
          // `setState` is a reset.
          else if (action.type === 'success' || action.type === 'setState') wasOffline = false;
          listener();
        }),
    };
  }, [cache, hash]);
  return useSyncExternalStore(store.subscribe, store.read, () => false);
}

/** Server data of a test: the learner's stored result and the status of the questions. */
interface TestData {
  readonly result: LessonResult | null;
  readonly resultStatus: TestInputs['result'];
  readonly questionsStatus: TestInputs['questions'];
  /** Reloads the part that failed. */
  readonly retry: () => void;
}

/**
 * Loads the stored result of the signed-in learner. Classes that were loaded as a visitor's, without questions, are
 * refetched; the response reaches the lesson through the query cache.
 * @param key the signed-in learner; null for none
 */
export function useTestData(client: ApiClient, lesson: Lesson, key: string | null): TestData {
  const query = learnerResultQuery(client, lesson.id, key ?? '');
  const wasOffline = useWasOffline(query.queryKey);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...query,
    enabled: key !== null && (lesson.questionCount > 0 || lesson.percentage !== null),
    refetchInterval: ({ state }) =>
      isNetworkError(state.error) && state.data === undefined ? REFETCH_INTERVAL_MS : false,
  });
  let resultStatus: TestInputs['result'] = 'loading';
  if (data) resultStatus = 'found';
  else if (data === null) resultStatus = 'none';
  else if (wasOffline || isNetworkError(error)) resultStatus = 'offline';
  else if (error || isFetchedAfterMount) resultStatus = 'failed';

  const isMissing = key !== null && lesson.questionCount > 0 && lesson.questions.length === 0;
  const classes = useQuery({
    ...classesQuery(client),
    enabled: isMissing,
    staleTime: 0,
    networkMode: 'always',
  });
  const { isFetching, isError } = classes;
  let questionsStatus: TestInputs['questions'] = 'loaded';
  if (lesson.questionCount === 0) questionsStatus = 'none';
  else if (isMissing) {
    questionsStatus = !isFetching && (isError || classes.isFetchedAfterMount) ? 'failed' : 'loading';
  }

  const retry = () => void (questionsStatus === 'failed' ? classes.refetch() : refetch());
  return { result: data ?? null, resultStatus, questionsStatus, retry };
}
