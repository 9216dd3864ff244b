import type { PracticeOutcome } from '@zarra/api-client/practice';

/** What the server says about an answer that this page has sent. */
export interface AnswerResult {
  readonly learner: string;
  /** Id of the item. */
  readonly item: number;
  /** The answered variant. */
  readonly seed: string;
  /** The sent answer. */
  readonly answer: unknown;
  /** A text: the variant does not exist any more, with the message for the learner. */
  readonly result: PracticeOutcome | string;
}

const listeners = new Set<(result: AnswerResult) => void>();

/** Reports a result to all listeners of this page. */
export const publishResult = (result: AnswerResult): void =>
  listeners.forEach((listener) => listener(result));

/**
 * Calls back with each result, whichever sender of this page has sent the answer.
 * @returns a function that unsubscribes
 */
export function subscribeToResults(listener: (result: AnswerResult) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
