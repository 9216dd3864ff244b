import type { Kysely } from 'kysely';
import { emailKey, usernameKey } from '../accounts/account-keys.js';
import type { Tables } from '../database/tables.js';

/** What staff asked for cannot be done; the message says why. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

export interface FoundUser {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly disabled_at: Date | null;
}

/** One line that says whom a command means. */
export const describeUser = ({ id, username, email, disabled_at }: FoundUser): string =>
  `${username} (id ${id}, ${email}${disabled_at ? ', disabled' : ''})`;

/** The largest id the column can hold; a longer number is a name or a slip. */
const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

/**
 * The one user whose id, username or e-mail address this is. A username may look like another user's id.
 * @throws AdminError when there is none, or more than one
 */
export async function findUser(db: Kysely<Tables>, text: string): Promise<FoundUser> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'disabled_at'])
    .where((where) =>
      where.or([
        where('username_key', '=', usernameKey(text)),
        where('email_key', '=', emailKey(text)),
        ...(isId(text) ? [where('id', '=', Number(text))] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  const [user, ...others] = found;
  if (!user) throw new AdminError(`No user has the id, username or e-mail address "${text}".`);
  if (others.length > 0) {
    const list = found.map((each) => `  ${describeUser(each)}`).join('\n');
    throw new AdminError(`"${text}" fits several users; name one by e-mail address:\n${list}`);
  }
  return user;
}
