import type { Transaction } from 'kysely';
import type { Tables } from './tables.js';

/**
 * Permanently deletes a user with every row that names the user. Foreign keys delete the rows of other tables.
 * @returns false when the user does not exist
 */
export async function deleteUserRows(trx: Transaction<Tables>, id: number): Promise<boolean> {
  // The order of the locks is that of a password reset: first the user, then the recoveries.
  const user = await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!user) return false;
  // Recoveries have no foreign key to users.
  await trx.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
  await trx.deleteFrom('users').where('id', '=', id).execute();
  return true;
}
