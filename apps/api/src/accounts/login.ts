import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error.js';
import { clientKey } from '../limits/client-key.js';
import { startSession } from '../sessions/session-rows.js';
import { emailKey, usernameKey } from '../database/tables.js';

/** How often the password is verified again when its hash changed during verification. */
const MAX_ATTEMPTS = 3;

/** Signs in by username or e-mail address: a username contains no `@`, an address contains one. */
export const login = fp(
  ({ implement, db, passwords, limits, now, tokens }) => {
    const findUser = (column: 'username_key' | 'email_key', key: string) =>
      db.selectFrom('users').select(['id', 'password_hash']).where(column, '=', key).executeTakeFirst();

    /**
     * Starts a session after the password was verified.
     * @param newHash replaces a hash made with weaker parameters
     * @returns undefined when the password changed, or the account was deleted, since the verification
     * @throws HttpError 403 when staff disabled the account
     */
    const openSession = (user: { id: number; password_hash: string }, newHash: string | undefined) =>
      db.transaction().execute(async (trx) => {
        const current = await trx
          .selectFrom('users')
          .select(['password_hash', 'disabled_at'])
          .where('id', '=', user.id)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (current?.password_hash !== user.password_hash) return undefined;
        if (current.disabled_at) throw new HttpError(403, 'accountDisabled');
        if (newHash !== undefined) {
          await trx.updateTable('users').set({ password_hash: newHash }).where('id', '=', user.id).execute();
        }
        return { userId: user.id, sid: await startSession(trx, user.id, now()), counter: 0 };
      });

    const evaluate = async (column: 'username_key' | 'email_key', key: string, password: string) => {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const user = await findUser(column, key);
        const { matches, outdated } = await passwords.verify(user?.password_hash, password);
        if (!user || !matches) return undefined;
        // A full hashing queue does not fail the sign-in: the next one replaces the hash.
        const newHash = outdated ? await passwords.hash(password).catch(() => undefined) : undefined;
        const session = await openSession(user, newHash);
        if (session) return session;
      }
      return undefined;
    };

    implement('login', async ({ body, request }) => {
      const [column, key] = body.username.includes('@')
        ? (['email_key', emailKey(body.username)] as const)
        : (['username_key', usernameKey(body.username)] as const);
      const session = await limits.signIn(key, clientKey(request), () =>
        evaluate(column, key, body.password),
      );
      if (!session) throw new HttpError(401, 'wrongPassword');
      return tokens.signPair(session);
    });
  },
  { name: 'login', dependencies: ['context', 'endpoints', 'limits', 'passwords', 'session-tokens'] },
);
