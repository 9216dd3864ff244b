import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientKey } from '../http/client-key.js';
import type { Learner } from '../http/endpoint-routes.js';
import { HttpError } from '../http/http-error.js';
import { knownDeviceKey } from '../devices/device-cookie.js';
import { closedSignal } from '../http/closed-signal.js';
import { accountKey } from '../limits/sign-in-guard.js';
import { ownersTurn } from '../passwords/turns.js';

/** Plugins that {@link createPasswordCheck} requires. */
export const passwordCheckDependencies = ['context', 'device-cookie', 'limits', 'passwords', 'security-log'];

/**
 * Creates the check of the password before a change of the account: an unlocked phone or a stolen token is not enough for it. A
 * wrong password counts as a failed sign-in of the account, so that it gives no further guesses.
 */
export function createPasswordCheck({ db, deviceCookie, limits, passwords, securityLog }: FastifyInstance) {
  /**
   * @param field name of the password in the body
   * @returns the stored hash, for a change that must not follow another one
   * @throws HttpError 400 with the field for a wrong password, 429 above the limits of a sign-in, 401 for a deleted account
   */
  return async (
    { request, learner }: { readonly request: FastifyRequest; readonly learner: Learner },
    reply: FastifyReply,
    password: string,
    field: 'password' | 'current_password',
  ): Promise<string> => {
    const stored = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', learner.id)
      .executeTakeFirst();
    if (!stored) throw new HttpError(401, 'signInAgain');
    const device = deviceCookie.knownDeviceId(request, learner.id, stored.password_hash);
    const signal = closedSignal(reply);
    const attempt = {
      account: accountKey(learner.id),
      address: clientKey(request),
      knownDevice: device && knownDeviceKey(device, learner.id),
      signal,
    };
    const verified = await limits.signIn(attempt, async () => {
      const { matches } = await passwords.verify(
        stored.password_hash,
        password,
        ownersTurn(learner.id, signal),
      );
      if (!matches) securityLog({ event: 'sign-in-failed', request, user: learner });
      return matches ? stored : undefined;
    });
    if (!verified) throw new HttpError(400, 'wrongPassword', { field });
    return verified.password_hash;
  };
}
