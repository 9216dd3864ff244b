import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../create-api-client.js';
import { BadAnswerError } from '../errors/bad-answer-error.js';
import { isRefused } from '../errors/request-refused-error.js';
import { toLessonResult, type LessonResult } from '../lesson-result.js';
import { CONTENT_STALE_TIME } from './content-stale-time.js';

/** Asks for the learner's stored result of a lesson; null when there is none: a 404, or an answer without a percentage. */
export async function fetchLessonResult(
  client: ApiClient,
  lessonId: number,
  signal?: AbortSignal,
): Promise<LessonResult | null> {
  const { lessonTestResult } = calls;
  try {
    const body = await client.call(lessonTestResult, { params: { lessonId }, ...(signal && { signal }) });
    if (body.percentage == null) return null;
    const result = toLessonResult(body);
    if (result) return result;
    throw new BadAnswerError(lessonTestResult.name, [{ path: '', message: 'a result without its parts' }]);
  } catch (error) {
    // A refresh that ends with 404 says nothing about results.
    if (isRefused(error, 404) && error.endpoint === lessonTestResult.name) return null;
    throw error;
  }
}

/** The learner's stored result of a lesson, or null. Ask only while somebody is signed in. */
export const lessonResultQuery = (client: ApiClient, lessonId: number) =>
  queryOptions({
    queryKey: [calls.lessonTestResult.name as string, lessonId],
    queryFn: ({ signal }) => fetchLessonResult(client, lessonId, signal),
    staleTime: CONTENT_STALE_TIME,
  });
