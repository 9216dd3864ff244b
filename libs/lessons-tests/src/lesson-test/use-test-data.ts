import { useQuery } from '@tanstack/react-query';
import { isNetworkError, loadFailure, type ApiClient } from '@zarra/api-client';
import { classesQuery, type Lesson } from '@zarra/api-client/classroom';
import { useLastFailure } from '@zarra/ui-kit';
import { learnerResultQuery } from '../answers/learner-result-query.js';
import type { TestInputs } from './test-state.js';

/** The result is refetched at this interval while the server cannot be reached, ms. */
const REFETCH_INTERVAL_MS = 30_000;

/**
 * Loads the stored result of the signed-in learner and the status of the questions. Classes that were loaded as a visitor's, without questions, are
 * refetched; the response reaches the lesson through the query cache.
 * @param key the signed-in learner; null for none
 */
export function useTestData(client: ApiClient, lesson: Lesson, key: string | null) {
  const stored = useQuery({
    ...learnerResultQuery(client, lesson.id, key ?? ''),
    enabled: key !== null && (lesson.questionCount > 0 || lesson.percentage !== null),
    refetchInterval: ({ state }) =>
      isNetworkError(state.error) && state.data === undefined ? REFETCH_INTERVAL_MS : false,
  });
  const failure = loadFailure(stored);
  // The query of another learner, or one that was reset, has not been fetched.
  const isForgotten = stored.data !== undefined || !stored.isFetched;
  const hasFailed = useLastFailure(failure !== null || null, isForgotten);
  const wasOffline = useLastFailure(failure === 'offline' || null, isForgotten);
  let resultStatus: TestInputs['result'] = 'loading';
  if (stored.data) resultStatus = 'found';
  else if (stored.data === null) resultStatus = 'none';
  // The form, which the learner may be answering, stays when the server is reached again and fails.
  else if (hasFailed) resultStatus = wasOffline ? 'offline' : 'failed';

  const isMissing = key !== null && lesson.questionCount > 0 && lesson.questions.length === 0;
  const classes = useQuery({
    ...classesQuery(client),
    enabled: isMissing,
    staleTime: 0,
    networkMode: 'always',
  });
  const isStillMissing = isMissing && classes.isFetchedAfterMount && !classes.isFetching;
  const hasNoQuestions = useLastFailure(isStillMissing || null, !isMissing || !classes.isFetched);
  let questionsStatus: TestInputs['questions'] = 'loaded';
  if (lesson.questionCount === 0) questionsStatus = 'none';
  else if (isMissing) questionsStatus = hasNoQuestions ? 'failed' : 'loading';

  return {
    result: stored.data ?? null,
    resultStatus,
    questionsStatus,
    /** Reloads the part that failed. */
    retry: () => void (questionsStatus === 'failed' ? classes : stored).refetch(),
  };
}
