import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { HttpError } from './http-error.js';

/**
 * Locks the learner's row against deletion until the end of the transaction. A transaction that stores rows of a learner takes
 * this lock first, as a deletion does: otherwise both would wait for each other.
 * @throws HttpError 401 when the learner is deleted
 */
export async function lockLearner(trx: Transaction<Tables>, learnerId: number): Promise<void> {
  const learner = trx.selectFrom('users').select('id').where('id', '=', learnerId).forKeyShare();
  if (!(await learner.executeTakeFirst())) throw new HttpError(401, 'signInAgain');
}
