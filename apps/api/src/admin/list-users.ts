import { sql, type Kysely } from 'kysely';
import { emailKey, usernameKey, type Tables } from '../database/tables.js';
import { formatTable, formatTime } from './format-table.js';

/**
 * A table of all users, or of those whose username or e-mail address contains a text.
 * @param search ignores letter case and apostrophe forms
 */
export async function listUsers(db: Kysely<Tables>, search: string | undefined): Promise<string> {
  const users = await db
    .selectFrom('users')
    .leftJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.id', 'username', 'email', 'users.created_at', 'disabled_at'])
    .select(({ fn }) => fn.count('sessions.id').as('sessions'))
    .$if(search !== undefined, (query) =>
      query.where((where) =>
        where.or([
          sql<boolean>`position(${usernameKey(search ?? '')} in username_key) > 0`,
          sql<boolean>`position(${emailKey(search ?? '')} in email_key) > 0`,
        ]),
      ),
    )
    .groupBy('users.id')
    .orderBy('users.id')
    .execute();
  if (users.length === 0) return 'No users.';
  return formatTable(
    ['id', 'username', 'e-mail', 'created', 'disabled', 'sessions'],
    users.map(({ id, username, email, created_at, disabled_at, sessions }) => [
      String(id),
      username,
      email,
      formatTime(created_at),
      disabled_at ? formatTime(disabled_at) : 'no',
      String(sessions),
    ]),
  );
}
