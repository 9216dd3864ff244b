import fp from 'fastify-plugin';
import { clientKey } from '../http/client-key.js';
import { HttpError } from '../http/http-error.js';
import { messages, type MessageKey } from '../http/messages.js';
import { closedSignal } from '../http/closed-signal.js';
import { assertStrongPassword } from '../passwords/assert-strong-password.js';
import { emailKey, usernameKey } from '../database/tables.js';
import { strangersTurn } from '../passwords/turns.js';
import { usernameProblem } from './username-rules.js';
import { claimSkeletons, looksLikeAnother } from './username-skeletons.js';

/** An error for each of the fields; the first one is that of the response. */
function fieldErrors(first: [string, MessageKey], ...others: [string, MessageKey][]): HttpError {
  const errors = Object.fromEntries([first, ...others].map(([field, key]) => [field, messages[key]]));
  return new HttpError(400, first[1], { field: first[0], errors });
}

/** Creates an account without a session: the learner signs in afterwards. */
export const register = fp(
  ({ implement, db, passwords, limits, now, securityLog }) => {
    /** @throws HttpError 400 naming each field whose value is taken */
    const assertAvailable = async (
      username: string,
      keys: { username_key: string; email_key: string },
    ): Promise<void> => {
      // Before the owners: a concurrent registration of the same username is not reported as one that looks alike.
      const isSimilar = await looksLikeAnother(db, username);
      const owners = await db
        .selectFrom('users')
        .select(['username_key', 'email_key'])
        .where((eb) =>
          eb.or([eb('username_key', '=', keys.username_key), eb('email_key', '=', keys.email_key)]),
        )
        .execute();
      const taken: [string, MessageKey][] = [];
      if (owners.some((owner) => owner.username_key === keys.username_key))
        taken.push(['username', 'usernameTaken']);
      else if (isSimilar) taken.push(['username', 'similarUsername']);
      if (owners.some((owner) => owner.email_key === keys.email_key)) taken.push(['email', 'emailTaken']);
      const [first, ...others] = taken;
      if (first) throw fieldErrors(first, ...others);
    };

    implement('register', async ({ body, request }, reply) => {
      const username = body.username.normalize('NFC');
      const { email, password } = body;
      const problem = usernameProblem(username);
      if (problem) throw fieldErrors(['username', problem]);
      await assertStrongPassword(password, { username, email }, 'password');
      const signal = closedSignal(reply);
      await limits.throttleAddress('registrationByAddress', clientKey(request), signal);
      const keys = { username_key: usernameKey(username), email_key: emailKey(email) };
      await assertAvailable(username, keys);
      const password_hash = await passwords.hash(password, strangersTurn(request, signal));
      const created = await db.transaction().execute(async (trx) => {
        const user = await trx
          .insertInto('users')
          .values({ username, email, ...keys, password_hash, created_at: now() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        // A concurrent registration took a name that looks alike.
        if (user && !(await claimSkeletons(trx, { ...user, username })))
          throw fieldErrors(['username', 'similarUsername']);
        return user;
      });
      if (created) {
        securityLog({ event: 'registration', request, user: { id: created.id, username } });
        return reply.code(201).send({ id: created.id, username, email });
      }
      // A concurrent registration took the username or the address.
      await assertAvailable(username, keys);
      throw new HttpError(503, 'unavailable', { headers: { 'retry-after': '1' } });
    });
  },
  { name: 'register', dependencies: ['context', 'endpoints', 'limits', 'passwords', 'security-log'] },
);
