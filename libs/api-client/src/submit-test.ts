import type { Answers } from '@zarra/contracts';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from './create-api-client.js';
import { BadAnswerError, isBadAnswer } from './errors/bad-answer-error.js';
import { toLessonResult, type LessonResult } from './lesson-result.js';
import { fetchLessonResult } from './queries/lesson-result-query.js';

export interface Submission {
  readonly lesson: number;
  /** Question id → chosen option, 1–4; every question of the lesson. */
  readonly answers: Answers;
}

async function storedResult(client: ApiClient, lesson: number): Promise<LessonResult> {
  const result = await fetchLessonResult(client, lesson);
  if (result) return result;
  throw new BadAnswerError(calls.lessonTestResult.name, [
    { path: '', message: 'no result after the submission' },
  ]);
}

/**
 * Submits a test and returns the stored result: the first submission's, also when this one is a repeat. Without a
 * usable result in the answer the result call is asked. The request outlives the page.
 * @throws what a call throws; an error of the result call (its `endpoint` is `lessonTestResult`) means that the
 * answers were taken, and only the result could not be read
 */
export async function submitTest(client: ApiClient, { lesson, answers }: Submission): Promise<LessonResult> {
  try {
    const body = await client.call(calls.submitTest, { body: { lesson, answers }, keepalive: true });
    const result = toLessonResult(body, answers);
    if (result) return result;
  } catch (error) {
    if (!isBadAnswer(error)) throw error;
  }
  return storedResult(client, lesson);
}
