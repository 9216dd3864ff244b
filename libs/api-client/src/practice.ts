// Practice items. A separate entry: only the screen of practice loads it.
import { queryOptions } from '@tanstack/react-query';
import type { PracticeAnswer, PracticeItem, PracticeOutcome, PracticeScope } from '@zarra/contracts/practice';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from './call/api-client.js';
import { mediaAddress } from './sanitize.js';

export type { PracticeAnswer, PracticeFigure, PracticeItem } from '@zarra/contracts/practice';
export type { PracticeOutcome, PracticeScope };
export { PRACTICE_ANSWER_PREFIX, practiceAnswerKey } from './storage/keys.js';

/** Items of a scope for one round. */
export interface PracticeRound {
  /** At most ten; texts are typeset: validate each node before rendering it. */
  readonly items: readonly PracticeItem[];
  /** Answers that the learner may still give today. */
  readonly remaining: number;
  /** When the next item of the learner is due; null before the first answer. It may be in the past. */
  readonly nextDue: Date | null;
}

/** The item with the address of its image below the API's origin. An unsafe address is removed. */
const withImageAddress = <Item extends PracticeItem>(item: Item, origin: string): Item =>
  item.figure === null
    ? item
    : { ...item, figure: { ...item.figure, image: mediaAddress(item.figure.image, origin) } };

/**
 * The items of a scope without their keys. They stay until they are fetched again on request, and are not cached for the next
 * visit: each fetch is another round.
 * @param learner key of the signed-in learner
 */
export const practiceQuery = (client: ApiClient, scope: PracticeScope, learner: string) =>
  queryOptions({
    queryKey: [calls.practice.name as string, scope, learner],
    queryFn: async ({ signal }): Promise<PracticeRound> => {
      const { items, remaining, next_due } = await client.call(calls.practice, { query: { scope }, signal });
      return {
        items: items.map((item) => withImageAddress(item, client.origin)),
        remaining,
        nextDue: next_due === null ? null : new Date(next_due),
      };
    },
    staleTime: Infinity,
    gcTime: 0,
  });

/** An answer to a variant of an item. */
export interface PracticeSubmission {
  readonly id: number;
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
