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

/** Adds database and keys of {@link Context} to the server. */
export const context = fp<Omit<Context, 'now'>>(
  (app, { db, keys }) => {
    app.decorate('db', db).decorate('keys', keys);
  },
  { name: 'context', dependencies: ['clock'] },
);

/** Adds `now`. */
export const clock = fp<Pick<Context, 'now'>>(
  (app, { now }) => {
    app.decorate('now', now);
  },
  { name: 'clock' },
);
