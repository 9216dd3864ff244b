import type { Answers, EntityId } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../call/api-client.js';
import { InvalidResponseError, isInvalidResponse } from '../call/errors.js';
import { fetchLessonResult, toLessonResult, type LessonResult } from './lesson-result.js';
import { resolveEndpoint } from '../call/resolve-endpoint.js';

export interface Submission {
  readonly lesson: EntityId;
  /** Question id → chosen option, 1–4, for every question of the lesson. */
  readonly answers: Answers;
}

async function fetchStoredResult(client: ApiClient, lesson: EntityId): Promise<LessonResult> {
  const result = await fetchLessonResult(client, lesson);
  if (result) return result;
  throw new InvalidResponseError(calls.lessonTestResult.name, [
    { path: '', message: 'no result after the submission' },
  ]);
}

/**
 * Submits a test and returns the stored result, which is that of the first submission. If the response has no complete
 * result, the result is fetched. The request continues after the page is closed.
 * @param onAccepted called once the server has accepted the answers, before the result is fetched
 * @throws the errors of a call; after `onAccepted` the answers are stored, and only the result is unknown
 */
export async function submitTest(
  client: ApiClient,
  { lesson, answers }: Submission,
  onAccepted: () => void = () => undefined,
): Promise<LessonResult> {
  // The schemas load first: an accepted submission without them would count as one that did not arrive.
  const endpoint = await resolveEndpoint(calls.submitTest);
  let result: LessonResult | undefined;
  try {
    const body = await client.call(endpoint, { body: { lesson, answers }, keepalive: true });
    result = toLessonResult(body, answers);
  } catch (error) {
    if (!isInvalidResponse(error)) throw error;
  }
  onAccepted();
  if (!result) return fetchStoredResult(client, lesson);
  if (result.totalTests !== null) return result;
  // The result call may return more than a percentage.
  return (await fetchLessonResult(client, lesson).catch(() => null)) ?? result;
}
