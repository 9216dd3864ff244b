import { calls } from '@zarra/contracts/calls';
import type { PracticeAnswer, PracticeOutcome } from '@zarra/contracts/practice';
import type { ApiClient } from '../call/api-client.js';

/** An answer to a variant of an item. */
export interface PracticeSubmission {
  /** Id of the item. */
  readonly id: number;
  /** The item's seed, which names the variant. */
  readonly seed: string;
  readonly answer: PracticeAnswer;
}

/**
 * Answers a variant and returns its outcome. The first answer stands: a repeated request returns its outcome again. It
 * continues after the page is closed.
 * @throws the errors of a call; 400 for a number that cannot be read, 404 for a variant that does not exist any more
 */
export const answerPractice = (
  client: ApiClient,
  { id, seed, answer }: PracticeSubmission,
): Promise<PracticeOutcome> =>
  client.call(calls.practiceAnswers, { body: { id, seed, answer }, keepalive: true });
