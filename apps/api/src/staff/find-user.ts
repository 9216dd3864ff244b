import type { Kysely } from 'kysely';
import { CommandError } from '../command-line.js';
import { emailKey, usernameKey, type Tables } from '../database/tables.js';

export interface FoundUser {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly disabled: boolean;
}

/** One line that identifies a user. */
export const describeUser = ({ id, username, email, disabled }: FoundUser): string =>
  `${username} (id ${id}, ${email}${disabled ? ', disabled' : ''})`;

/** Whether a text is a positive integer within the range of the id column. */
const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

/**
 * Finds a user by id, username or e-mail address. A username may equal another user's id.
 * @throws CommandError when no user or several users match
 */
export async function findUser(db: Kysely<Tables>, { text }: { readonly text: string }): Promise<FoundUser> {
  const rows = await db
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
  const found = rows.map(({ disabled_at, ...user }) => ({ ...user, disabled: disabled_at !== null }));
  const [user, ...others] = found;
  if (!user) throw new CommandError(`No user has the id, username or e-mail address "${text}".`);
  if (others.length > 0) {
    const list = found.map((each) => `  ${describeUser(each)}`).join('\n');
    throw new CommandError(`"${text}" matches several users; use the e-mail address:\n${list}`);
  }
  return user;
}
