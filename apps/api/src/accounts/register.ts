import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error.js';
import { messages, type MessageKey } from '../http/messages.js';
import { clientKey } from '../limits/client-key.js';
import { assertStrongPassword } from '../passwords/assert-strong-password.js';
import { emailKey, usernameKey } from '../database/tables.js';

/** Creates an account without a session: the learner signs in afterwards. */
export const register = fp(
  ({ implement, db, passwords, limits, now }) => {
    /** @throws HttpError 400 naming each field whose value is taken */
    const assertAvailable = async (keys: { username_key: string; email_key: string }): Promise<void> => {
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
      if (owners.some((owner) => owner.email_key === keys.email_key)) taken.push(['email', 'emailTaken']);
      const [first] = taken;
      if (!first) return;
      const errors = Object.fromEntries(taken.map(([field, key]) => [field, messages[key]]));
      throw new HttpError(400, first[1], { field: first[0], errors });
    };

    implement('register', async ({ body, request }, reply) => {
      const username = body.username.normalize('NFC');
      const { email, password } = body;
      await assertStrongPassword(password, { username, email }, 'password');
      await limits.consume('registrationByAddress', clientKey(request));
      const keys = { username_key: usernameKey(username), email_key: emailKey(email) };
      await assertAvailable(keys);
      const password_hash = await passwords.hash(password);
      const created = await db
        .insertInto('users')
        .values({ username, email, ...keys, password_hash, created_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (created) return reply.code(201).send({ id: created.id, username, email });
      // A concurrent registration took the username or the address.
      await assertAvailable(keys);
      throw new HttpError(503, 'unavailable', { headers: { 'retry-after': '1' } });
    });
  },
  { name: 'register', dependencies: ['context', 'endpoints', 'limits', 'passwords'] },
);
