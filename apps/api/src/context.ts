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

/**
 * Time since a stored time, ms. Clocks of processes differ a little, so a time just ahead counts as now. A time that is further
 * ahead than the interval was stored while the clock was wrong: it counts as long ago, so that no one waits until that time.
 */
export function elapsedMs(since: Date, now: Date, intervalMs: number): number {
  const elapsed = now.getTime() - since.getTime();
  if (elapsed < -intervalMs) return Infinity;
  return Math.max(0, elapsed);
}
