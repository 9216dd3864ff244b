import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Limits } from '../limits/limits.js';
import type { Outbox } from '../mail/outbox.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { Keys } from '../secrets.js';
import type { SessionTokens } from '../sessions/session-tokens.js';

/** Dependencies of the handlers for accounts and password recovery. */
export interface AccountServices {
  readonly db: Kysely<Tables>;
  readonly keys: Keys;
  readonly limits: Limits;
  /** Current time; tests replace it. */
  readonly now: () => Date;
  readonly outbox: Outbox;
  readonly passwords: PasswordHasher;
  readonly tokens: SessionTokens;
}
