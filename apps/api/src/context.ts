import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Tables } from './database/tables.js';
import type { Keys } from './secrets.js';

/** What the caller of `buildApp` passes to all parts of the server. */
export interface Context {
  /** A migrated database. */
  readonly db: Kysely<Tables>;
  readonly keys: Keys;
  /** The current time. */
  readonly now: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly db: Context['db'];
    readonly keys: Context['keys'];
    readonly now: Context['now'];
  }
}

/** Adds the fields of {@link Context} to the server. */
export const context = fp<Context>(
  (app, { db, keys, now }) => {
    app.decorate('db', db).decorate('keys', keys).decorate('now', now);
  },
  { name: 'context' },
);
