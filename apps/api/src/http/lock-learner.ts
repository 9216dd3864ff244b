import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { HttpError } from './http-error.js';

/**
 * Locks the learner's row against deletion until the end of the transaction. A transaction that stores rows of a learner takes
 * this lock first, as a deletion does: otherwise both would wait for each other.
 * @param exclusive whether transactions of the learner follow one another
 * @throws HttpError 401 when the learner is deleted
 */
export async function lockLearner(
  trx: Transaction<Tables>,
  learnerId: number,
  { exclusive = false } = {},
): Promise<void> {
  const learner = trx.selectFrom('users').select('id').where('id', '=', learnerId);
  if (!(await (exclusive ? learner.forNoKeyUpdate() : learner.forKeyShare()).executeTakeFirst()))
    throw new HttpError(401, 'signInAgain');
}
