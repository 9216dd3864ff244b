import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { clientKey } from '../http/client-key.js';
import { HttpError } from '../http/http-error.js';
import { knownDeviceKey } from '../devices/device-cookie.js';
import { closedSignal } from '../http/closed-signal.js';
import { describeDevice } from '../devices/describe-device.js';
import { startSession } from '../sessions/session-rows.js';
import { accountKey } from '../limits/sign-in-guard.js';
import { createFairQueue, type Turn } from '../passwords/fair-queue.js';
import { REJECTION_DELAY_MS } from '../passwords/password-hasher.js';
import { ownersTurn, strangersTurn } from '../passwords/turns.js';
import { emailKey, usernameKey } from '../database/tables.js';

/** How often the password is verified again when its hash changed during verification. */
const MAX_ATTEMPTS = 3;

/**
 * Lookups of accounts that use the database at the same time, fewer than its connections. Further ones take turns as hashes do:
 * calls that wait for a connection are rejected after two seconds, also those of known devices.
 */
const PARALLEL_LOOKUPS = 3;
const MAX_WAITING_LOOKUPS = 250;
const MAX_LOOKUP_WAIT_MS = 10_000;

/** User id without a known device: ids start at 1. */
const NO_USER = { id: 0, password_hash: '' };

/** Signs in by username or e-mail address: a username contains no `@`, an address contains one. */
export const login = fp(
  ({ implement, db, deviceCookie, passwords, limits, now, tokens, securityLog }) => {
    const lookups = createFairQueue({
      concurrency: PARALLEL_LOOKUPS,
      maxWaiting: MAX_WAITING_LOOKUPS,
      ownersInRow: 4,
      maxWaitMs: MAX_LOOKUP_WAIT_MS,
      busy: () => new HttpError(503, 'unavailable', { headers: { 'retry-after': '2' } }),
      rejectAfterMs: REJECTION_DELAY_MS,
    });
    const findUser = (column: 'username_key' | 'email_key', key: string) =>
      db
        .selectFrom('users')
        .select(['id', 'username', 'password_hash'])
        .where(column, '=', key)
        .executeTakeFirst();

    /**
     * Starts a session after the password was verified.
     * @param device description of the device
     * @param newHash replaces a hash made with weaker parameters
     * @returns undefined when the password changed, or the account was deleted, since the verification
     * @throws HttpError 403 when staff disabled the account
     */
    const openSession = (
      user: { id: number; password_hash: string },
      device: string,
      newHash: string | undefined,
    ) =>
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
        const started = await startSession(trx, user.id, device, now());
        const session = { userId: user.id, counter: 0, ...started };
        return { session, passwordHash: newHash ?? user.password_hash };
      });

    const evaluate = async (
      request: FastifyRequest,
      findAccount: (attempt: number) => ReturnType<typeof findUser>,
      password: string,
      turn: Turn,
    ) => {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const user = await findAccount(attempt);
        const { matches, outdated } = await passwords.verify(user?.password_hash, password, turn);
        if (!user || !matches) {
          securityLog({ event: 'sign-in-failed', request, user });
          return undefined;
        }
        // A full hashing queue does not fail the sign-in: the next one replaces the hash.
        const newHash = outdated ? await passwords.hash(password, turn).catch(() => undefined) : undefined;
        const device = describeDevice(request.headers['user-agent']);
        const opened = await openSession(user, device, newHash);
        if (opened) return { user, ...opened };
      }
      return undefined;
    };

    implement('login', async ({ body, request }, reply) => {
      const [column, key] = body.username.includes('@')
        ? (['email_key', emailKey(body.username)] as const)
        : (['username_key', usernameKey(body.username)] as const);
      const signal = closedSignal(reply);
      const strangers = strangersTurn(request, signal);
      // Only the account tells whether the device is known: a cookie with users goes first.
      const mayBeKnown = deviceCookie.hasUsers(request);
      if (!mayBeKnown) await passwords.assertPlace(strangers);
      const lookupTurn: Turn = mayBeKnown ? { ...strangers, lane: 'owners' } : strangers;
      const found = await lookups.run(lookupTurn, () => findUser(column, key));
      const findAccount = (attempt: number) =>
        attempt === 0 ? Promise.resolve(found) : findUser(column, key);
      // Does the same work for an unknown name.
      const { id, password_hash } = found ?? NO_USER;
      const device = deviceCookie.knownDeviceId(request, id, password_hash);
      const attempt = {
        account: found ? accountKey(id) : key,
        address: clientKey(request),
        knownDevice: device && knownDeviceKey(device, id),
        signal,
      };
      const turn = device === undefined ? strangers : ownersTurn(id, signal);
      const opened = await limits.signIn(attempt, () => evaluate(request, findAccount, body.password, turn));
      if (!opened) throw new HttpError(401, 'wrongPassword');
      const { user, session, passwordHash } = opened;
      const { endedSessions: sessions } = session;
      securityLog({ event: 'sign-in', request, user });
      if (sessions > 0)
        securityLog({ event: 'session-ended', request, user, reason: 'session-limit', sessions });
      deviceCookie.addUser(request, reply, session.userId, passwordHash);
      return tokens.signPair(session);
    });
  },
  {
    name: 'login',
    dependencies: [
      'context',
      'device-cookie',
      'endpoints',
      'limits',
      'passwords',
      'security-log',
      'session-tokens',
    ],
  },
);
