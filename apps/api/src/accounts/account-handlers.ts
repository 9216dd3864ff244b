import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Handlers } from '../http/endpoint-routes.js';
import type { Limits } from '../limits/limits.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { Keys } from '../secrets.js';
import { sessionHandlers } from '../sessions/session-handlers.js';
import type { SessionTokens } from '../sessions/session-tokens.js';
import { login } from './login.js';
import { register } from './register.js';

export interface AccountServices {
  readonly db: Kysely<Tables>;
  readonly keys: Keys;
  readonly passwords: PasswordHasher;
  readonly limits: Limits;
  /** The time; tests bring their own. */
  readonly now: () => Date;
}

/** The calls that make, open and close sessions. */
export function accountHandlers(
  services: AccountServices & { readonly tokens: SessionTokens },
): Pick<Handlers, 'register' | 'login' | 'tokenRefresh' | 'logout' | 'authMe'> {
  return { register: register(services), login: login(services), ...sessionHandlers(services) };
}
