import { sql, type Kysely } from 'kysely';
import { emailKey, usernameKey, type Tables } from '../database/tables.js';

/**
 * All users, or those whose username or e-mail address contains a text, with ISO times.
 * @param options.search ignores letter case and apostrophe forms
 */
export async function listUsers(db: Kysely<Tables>, { search }: { readonly search?: string | undefined }) {
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
  return users.map(({ created_at, disabled_at, sessions, ...user }) => ({
    ...user,
    createdAt: created_at.toISOString(),
    disabledAt: disabled_at?.toISOString(),
    sessions: Number(sessions),
  }));
}
