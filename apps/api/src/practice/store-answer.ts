import type { PracticeAnswer } from '@zarra/contracts/practice';
import type { Kysely, Transaction } from 'kysely';
import { lockLearner } from '../http/lock-learner.js';
import type { Tables } from '../database/tables.js';
import { HttpError } from '../http/http-error.js';
import { tooManyRequests } from '../http/too-many-requests.js';
import { remainingAnswers } from './budget.js';
import { scheduleNext, startOfNextDay } from './schedule.js';

/** Names a variant of a learner. */
export interface TryKey {
  readonly learnerId: number;
  readonly itemId: number;
  readonly seed: string;
}

/** A stored answer. */
export type StoredTry = Pick<Tables['practice_tries'], 'number' | 'is_right' | 'due'> & {
  readonly answer: PracticeAnswer;
};

/** The answer to a variant; undefined before it is answered. */
export const findTry = (
  db: Kysely<Tables>,
  { learnerId, itemId, seed }: TryKey,
): Promise<StoredTry | undefined> =>
  db
    .selectFrom('practice_tries')
    .select(['number', 'is_right', 'due', 'answer'])
    .where('user_id', '=', learnerId)
    .where('item_id', '=', itemId)
    .where('seed', '=', seed)
    .executeTakeFirst();

async function checkBudget(trx: Transaction<Tables>, learnerId: number, now: Date): Promise<void> {
  if ((await remainingAnswers(trx, learnerId, now)) > 0) return;
  throw tooManyRequests('practiceEnough', (startOfNextDay(now).getTime() - now.getTime()) / 1000);
}

/**
 * Stores an answer and schedules the item, unless the variant is answered already.
 * @param number of the answer: how many the learner has given to the item before
 * @returns the stored answer, which may be that of a concurrent request
 * @throws HttpError 401 for a deleted learner, 404 when the variant is not the current one any more, 429 above the
 * budget of the day
 */
export const storeAnswer = (
  db: Kysely<Tables>,
  tryKey: TryKey,
  {
    answer,
    isRight,
    number,
    idea,
  }: {
    readonly answer: PracticeAnswer;
    readonly isRight: boolean;
    readonly number: number;
    readonly idea: string | undefined;
  },
  now: Date,
): Promise<StoredTry> =>
  db.transaction().execute(async (trx) => {
    const { learnerId, itemId, seed } = tryKey;
    await lockLearner(trx, learnerId);
    const card = await trx
      .selectFrom('practice_cards')
      .select(['tries', 'memory'])
      .where('user_id', '=', learnerId)
      .where('item_id', '=', itemId)
      .forUpdate()
      .executeTakeFirst();
    const stored = await findTry(trx, tryKey);
    if (stored) return stored;
    if ((card?.tries ?? 0) !== number) throw new HttpError(404, 'practiceChanged');
    await checkBudget(trx, learnerId, now);
    const { due, memory } = scheduleNext(card?.memory, isRight, now);
    const inserted = await trx
      .insertInto('practice_tries')
      .values({
        user_id: learnerId,
        item_id: itemId,
        seed,
        number,
        answer: JSON.stringify(answer),
        is_right: isRight,
        due,
        answered_at: now,
        idea: idea ?? null,
      })
      // Waits for a concurrent insert of the same variant.
      .onConflict((conflict) => conflict.columns(['user_id', 'item_id', 'seed']).doNothing())
      .returning(['number', 'is_right', 'due', 'answer'])
      .executeTakeFirst();
    if (!inserted)
      return (await findTry(trx, tryKey)) ?? Promise.reject(new HttpError(404, 'practiceChanged'));
    const values = { tries: number + 1, is_right: isRight, due, memory };
    await trx
      .insertInto('practice_cards')
      .values({ user_id: learnerId, item_id: itemId, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doUpdateSet(values))
      .execute();
    return inserted;
  });
