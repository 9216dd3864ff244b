import { Refusal } from '../http/refusal.js';
import type { Handlers } from '../http/endpoint-routes.js';
import { messages, type MessageKey } from '../http/messages.js';
import { clientKey } from '../limits/client-key.js';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.js';
import { emailKey, usernameKey } from './account-keys.js';
import type { AccountServices } from './account-handlers.js';

/** Creates an account. The learner signs in afterwards. */
export function register({ db, passwords, limits, now }: AccountServices): NonNullable<Handlers['register']> {
  /** @throws Refusal 400 naming what is taken */
  const refuseTaken = async (keys: { username_key: string; email_key: string }): Promise<void> => {
    const takers = await db
      .selectFrom('users')
      .select(['username_key', 'email_key'])
      .where((eb) =>
        eb.or([eb('username_key', '=', keys.username_key), eb('email_key', '=', keys.email_key)]),
      )
      .execute();
    const taken: [string, MessageKey][] = [];
    if (takers.some((taker) => taker.username_key === keys.username_key))
      taken.push(['username', 'usernameTaken']);
    if (takers.some((taker) => taker.email_key === keys.email_key)) taken.push(['email', 'emailTaken']);
    const [first] = taken;
    if (!first) return;
    const errors = Object.fromEntries(taken.map(([field, key]) => [field, messages[key]]));
    throw new Refusal(400, first[1], { field: first[0], errors });
  };

  return async ({ body, request }, reply) => {
    const username = body.username.normalize('NFC');
    const { email, password } = body;
    await refuseWeakPassword(password, { username, email }, 'password');
    await limits.take('registrationByAddress', clientKey(request));
    const keys = { username_key: usernameKey(username), email_key: emailKey(email) };
    await refuseTaken(keys);
    const password_hash = await passwords.hash(password);
    const created = await db
      .insertInto('users')
      .values({ username, email, ...keys, password_hash, created_at: now() })
      .onConflict((clash) => clash.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created) return reply.code(201).send({ id: created.id, username, email });
    // Somebody was faster.
    await refuseTaken(keys);
    throw new Refusal(503, 'unavailable', { headers: { 'retry-after': '1' } });
  };
}
