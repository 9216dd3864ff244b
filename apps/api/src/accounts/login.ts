import type { Handlers } from '../http/endpoint-routes.js';
import { Refusal } from '../http/refusal.js';
import { clientKey } from '../limits/client-key.js';
import { startSession } from '../sessions/session-rows.js';
import type { SessionTokens } from '../sessions/session-tokens.js';
import { emailKey, usernameKey } from './account-keys.js';
import type { AccountServices } from './account-handlers.js';

/** How often a password is looked at anew because it was changed in the meantime. */
const ROUNDS = 3;

/** Signs in by username or e-mail address: a username has no `@`, an address has one. */
export function login({
  db,
  passwords,
  limits,
  now,
  tokens,
}: AccountServices & { readonly tokens: SessionTokens }): NonNullable<Handlers['login']> {
  const findUser = (column: 'username_key' | 'email_key', key: string) =>
    db.selectFrom('users').select(['id', 'password_hash']).where(column, '=', key).executeTakeFirst();

  /**
   * Opens a session for whoever proved the password.
   * @param better replaces a hash made with weaker parameters
   * @returns undefined when the password, or the whole account, is not what it was any more
   * @throws Refusal 403 when staff disabled the account
   */
  const open = (user: { id: number; password_hash: string }, better: string | undefined) =>
    db.transaction().execute(async (trx) => {
      const current = await trx
        .selectFrom('users')
        .select(['password_hash', 'disabled_at'])
        .where('id', '=', user.id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (current?.password_hash !== user.password_hash) return undefined;
      if (current.disabled_at) throw new Refusal(403, 'accountDisabled');
      if (better !== undefined) {
        await trx.updateTable('users').set({ password_hash: better }).where('id', '=', user.id).execute();
      }
      return { userId: user.id, sid: await startSession(trx, user.id, now()), counter: 0 };
    });

  const evaluate = async (column: 'username_key' | 'email_key', key: string, password: string) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const user = await findUser(column, key);
      const { matches, outdated } = await passwords.verify(user?.password_hash, password);
      if (!user || !matches) return undefined;
      // A queue that is full is no reason to refuse the learner: the next sign-in will do it.
      const better = outdated ? await passwords.hash(password).catch(() => undefined) : undefined;
      const session = await open(user, better);
      if (session) return session;
    }
    return undefined;
  };

  return async ({ body, request }) => {
    const [column, key] = body.username.includes('@')
      ? (['email_key', emailKey(body.username)] as const)
      : (['username_key', usernameKey(body.username)] as const);
    const session = await limits.signIn(key, clientKey(request), () => evaluate(column, key, body.password));
    if (!session) throw new Refusal(401, 'wrongPassword');
    return tokens.pair(session);
  };
}
