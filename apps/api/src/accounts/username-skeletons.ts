import { createRequire } from 'node:module';
import { canonicalize } from '@zarra/uzbek';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';

const require = createRequire(import.meta.url);

let loaded: ((text: string) => string) | undefined;

/** Loads the package on the first call: its table would delay each start. */
const unhomoglyph = (text: string): string =>
  // Its type declaration describes an ES module; the package is CommonJS.
  (loaded ??= require('unhomoglyph') as (text: string) => string)(text);

/** A change of {@link skeletonsOf} or of the data of `unhomoglyph` increments it: the next start stores all skeletons again. */
const SKELETON_VERSION = 1;

/** Users per transaction. */
const BATCH = 1000;

/** The skeleton of UTS 39, by compatibility forms; without letter case, runs of spaces as one. */
const skeletonOf = (text: string): string =>
  unhomoglyph(text.normalize('NFKD')).normalize('NFKD').toLowerCase().replace(/\s+/g, ' ');

/**
 * The forms by which a username is compared with others that look alike. There are two when a capital letter looks like
 * another small letter: `AlI` is read as `ali` and as `all`. In order, so that concurrent transactions cannot deadlock.
 */
export function skeletonsOf(username: string): readonly string[] {
  const name = canonicalize(username.trim().normalize('NFC'));
  return [...new Set([skeletonOf(name), skeletonOf(name.toLowerCase())])].sort();
}

/** Stores the skeletons of users, earlier users first. @returns the number of skeletons that were not taken */
async function insertSkeletons(
  trx: Transaction<Tables>,
  users: readonly { readonly id: number; readonly username: string }[],
): Promise<number> {
  const rows = users.flatMap(({ id, username }) =>
    skeletonsOf(username).map((skeleton) => ({ skeleton, user_id: id })),
  );
  const stored = await trx
    .insertInto('username_skeletons')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('skeleton')
    .execute();
  const ids = users.map(({ id }) => id);
  await trx.updateTable('users').set({ skeleton_version: SKELETON_VERSION }).where('id', 'in', ids).execute();
  return stored.length;
}

/** Whether another user's name looks like this one. */
export async function looksLikeAnother(db: Kysely<Tables>, username: string): Promise<boolean> {
  const query = db.selectFrom('username_skeletons').select('user_id');
  return (await query.where('skeleton', 'in', skeletonsOf(username)).executeTakeFirst()) !== undefined;
}

/** Stores the skeletons of a new user. @returns false when another user's name looks like it */
export const claimSkeletons = async (
  trx: Transaction<Tables>,
  user: { readonly id: number; readonly username: string },
): Promise<boolean> => (await insertSkeletons(trx, [user])) === skeletonsOf(user.username).length;

/**
 * Stores the skeletons of users from before this rule. Of several that look alike the first one owns the skeleton; all of
 * them keep their names. Several processes may run it at once.
 * @returns number of users
 */
export async function storeMissingSkeletons(db: Kysely<Tables>): Promise<number> {
  for (let total = 0; ;) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'username'])
      .where('skeleton_version', '<', SKELETON_VERSION)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (users.length === 0) return total;
    const ids = users.map(({ id }) => id);
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('username_skeletons').where('user_id', 'in', ids).execute();
      await insertSkeletons(trx, users);
    });
    total += users.length;
  }
}
