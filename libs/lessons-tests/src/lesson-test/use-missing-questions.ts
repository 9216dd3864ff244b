import { useQuery } from '@tanstack/react-query';
import { classesQuery, type ApiClient, type Lesson } from '@zarra/api-client';
import type { TestFacts } from './test-state.js';

/**
 * Asks for the classes once more when they came as a visitor's, without the questions, and a learner is signed in. The
 * answer reaches the lesson through the cache.
 */
export function useMissingQuestions(client: ApiClient, lesson: Lesson, signedIn: boolean) {
  const missing = signedIn && lesson.questionCount > 0 && lesson.questions.length === 0;
  const { isFetching, isFetchedAfterMount, isError, refetch } = useQuery({
    ...classesQuery(client),
    enabled: missing,
    staleTime: 0,
    networkMode: 'always',
  });
  let questions: TestFacts['questions'] = 'here';
  if (lesson.questionCount === 0) questions = 'none';
  else if (missing) questions = !isFetching && (isError || isFetchedAfterMount) ? 'failed' : 'loading';
  return { questions, askAgain: () => void refetch() };
}
