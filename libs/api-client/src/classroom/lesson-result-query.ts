import { queryOptions } from '@tanstack/react-query';
import type { EntityId } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../create-api-client.js';
import { isApiError } from '../errors.js';
import { toLessonResult, type LessonResult } from './lesson-result.js';
import { contentCache } from '../content-cache.js';

/** Fetches the learner's stored result of a lesson; null if there is none: a 404, or a response without a percentage. */
export async function fetchLessonResult(
  client: ApiClient,
  lessonId: EntityId,
  signal?: AbortSignal,
): Promise<LessonResult | null> {
  const { lessonTestResult } = calls;
  try {
    const body = await client.call(lessonTestResult, { params: { lessonId }, ...(signal && { signal }) });
    return toLessonResult(body) ?? null;
  } catch (error) {
    // A 404 of the token refresh is not about the result.
    if (isApiError(error, 404) && error.endpoint === lessonTestResult.name) return null;
    throw error;
  }
}

/** The learner's stored result of a lesson, or null. Enable it only with a session. */
export const lessonResultQuery = (client: ApiClient, lessonId: EntityId) =>
  queryOptions({
    queryKey: [calls.lessonTestResult.name as string, lessonId],
    queryFn: ({ signal }) => fetchLessonResult(client, lessonId, signal),
    ...contentCache(calls.lessonTestResult),
  });
