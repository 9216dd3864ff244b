import { useQuery } from '@tanstack/react-query';
import { isNetworkError, type ApiClient } from '@zarra/api-client';
import { classesQuery, type Lesson, type LessonResult } from '@zarra/api-client/classroom';
import { learnerResultQuery } from '../answers/learner-result-query.js';
import { loadErrorKind, useLoadFailure } from '../load-failure.js';
import type { TestInputs } from './test-state.js';

/** The result is refetched at this interval while the server cannot be reached, ms. */
const REFETCH_INTERVAL_MS = 30_000;

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
  const stored = useQuery({
    ...learnerResultQuery(client, lesson.id, key ?? ''),
    enabled: key !== null && (lesson.questionCount > 0 || lesson.percentage !== null),
    refetchInterval: ({ state }) =>
      isNetworkError(state.error) && state.data === undefined ? REFETCH_INTERVAL_MS : false,
  });
  const resultFailure = useLoadFailure({
    kind: loadErrorKind(stored.error),
    isLoaded: stored.data !== undefined,
    isFetched: stored.isFetched,
  });
  let resultStatus: TestInputs['result'] = 'loading';
  if (stored.data) resultStatus = 'found';
  else if (stored.data === null) resultStatus = 'none';
  // The form, which the learner may be answering, stays when the server is reached again and fails.
  else if (resultFailure) resultStatus = resultFailure.wasOffline ? 'offline' : 'failed';

  const isMissing = key !== null && lesson.questionCount > 0 && lesson.questions.length === 0;
  const classes = useQuery({
    ...classesQuery(client),
    enabled: isMissing,
    staleTime: 0,
    networkMode: 'always',
  });
  const isStillMissing = isMissing && classes.isFetchedAfterMount && !classes.isFetching;
  const classesFailure = useLoadFailure({
    kind: isStillMissing ? (loadErrorKind(classes.error) ?? 'invalid-response') : null,
    isLoaded: !isMissing,
    isFetched: classes.isFetched,
  });
  let questionsStatus: TestInputs['questions'] = 'loaded';
  if (lesson.questionCount === 0) questionsStatus = 'none';
  else if (isMissing) questionsStatus = classesFailure ? 'failed' : 'loading';

  return {
    result: stored.data ?? null,
    resultStatus,
    questionsStatus,
    retry: () => void (questionsStatus === 'failed' ? classes : stored).refetch(),
  };
}
