import { useQuery } from '@tanstack/react-query';
import { isNetworkError, loadFailure, type ApiClient } from '@zarra/api-client';
import { classesQuery, type Lesson } from '@zarra/api-client/classroom';
import { useLastFailure } from '@zarra/ui-kit';
import { useEffect } from 'react';
import { draftStore } from '../answers/draft.js';
import { learnerResultQuery } from '../answers/test-work.js';
import { saveFinished } from '../learner/finished-lessons.js';
import type { Learner } from '../learner/use-learner.js';
import type { TestInputs } from './test-state.js';

/** Interval of refetching the result while the server is unreachable, ms. */
const REFETCH_INTERVAL_MS = 30_000;

/**
 * Loads the stored result of the signed-in learner and the status of the questions. Classes that were loaded before the sign-in
 * have no questions and are refetched. The response updates the lesson through the query cache. A result marks the lesson as
 * finished and removes the draft.
 */
export function useTestData(client: ApiClient, lesson: Lesson, learner: Learner) {
  const key = learner.status === 'signed-in' ? learner.key : null;
  const stored = useQuery({
    ...learnerResultQuery(client, lesson.id, key ?? ''),
    enabled: key !== null && (lesson.questionCount > 0 || lesson.percentage !== null),
    refetchInterval: ({ state }) =>
      isNetworkError(state.error) && state.data === undefined ? REFETCH_INTERVAL_MS : false,
  });
  const { data } = stored;
  useEffect(() => {
    // Flags and drafts belong to the signed-in learner, who may have changed since the request.
    if (!data || learner.status !== 'signed-in' || learner.holdsToken?.() === false) return;
    saveFinished(lesson.id, data.percentage);
    if (draftStore.read(learner.key, lesson.id)) draftStore.update(learner.key, lesson.id, () => null);
  }, [data, lesson.id, learner]);
  const failure = loadFailure(stored);
  // A query of another learner and a reset query have not been fetched.
  const isReset = stored.data !== undefined || !stored.isFetched;
  const hasFailed = useLastFailure(failure !== null || null, isReset);
  const wasOffline = useLastFailure(failure === 'offline' || null, isReset);
  let resultStatus: TestInputs['result'] = 'loading';
  if (stored.data) resultStatus = 'found';
  else if (stored.data === null) resultStatus = 'none';
  // After a loss of the connection the form stays although the server then fails: the learner may be answering.
  else if (hasFailed) resultStatus = wasOffline ? 'offline' : 'failed';

  const needsQuestions = key !== null && lesson.questionCount > 0 && lesson.questions.length === 0;
  const classes = useQuery({
    ...classesQuery(client),
    enabled: needsQuestions,
    staleTime: 0,
    networkMode: 'always',
  });
  const lacksQuestionsAfterRefetch = needsQuestions && classes.isFetchedAfterMount && !classes.isFetching;
  const hasNoQuestions = useLastFailure(
    lacksQuestionsAfterRefetch || null,
    !needsQuestions || !classes.isFetched,
  );
  let questionsStatus: TestInputs['questions'] = 'loaded';
  if (lesson.questionCount === 0) questionsStatus = 'none';
  else if (needsQuestions) questionsStatus = hasNoQuestions ? 'failed' : 'loading';

  return {
    result: stored.data ?? null,
    resultStatus,
    questionsStatus,
    /** Reloads the part that failed. */
    retry: () => void (questionsStatus === 'failed' ? classes : stored).refetch(),
  };
}
