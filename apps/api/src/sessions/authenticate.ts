import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { Refusal } from '../http/refusal.js';
import type { AccessTokens } from './access-token.js';
import { aliveSince } from './session-limits.js';

/** The signed-in learner a call comes from. */
export interface Learner {
  readonly id: number;
  readonly username: string;
  readonly email: string;
}

/**
 * Finds out whom a call comes from.
 * @throws Refusal 401 without a living session, 403 when staff disabled the account
 */
export type Authenticate = (request: FastifyRequest) => Promise<Learner>;

const BEARER = /^Bearer +(\S+)$/i;

export function createAuthenticate({
  db,
  accessTokens,
  now,
}: {
  readonly db: Kysely<Tables>;
  readonly accessTokens: AccessTokens;
  readonly now: () => Date;
}): Authenticate {
  return async ({ headers }) => {
    const claim = await accessTokens.read(BEARER.exec(headers.authorization ?? '')?.[1] ?? '');
    if (!claim) throw new Refusal(401, 'signInAgain');
    const alive = aliveSince(now());
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'username', 'email', 'disabled_at'])
      .where('sessions.id', '=', claim.sid)
      .where('users.id', '=', claim.userId)
      .where('sessions.created_at', '>', alive.created)
      .where('sessions.used_at', '>', alive.used)
      .executeTakeFirst();
    if (!row) throw new Refusal(401, 'signInAgain');
    const { disabled_at: disabled, ...learner } = row;
    if (disabled) throw new Refusal(403, 'accountDisabled');
    return learner;
  };
}
