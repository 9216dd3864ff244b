import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { sweepAccounts } from './accounts/sweep-accounts.js';
import { sweepMessages } from './contact/message-rows.js';
import type { Tables } from './database/tables.js';

const HOUR_MS = 60 * 60 * 1000;

/** Removes what has had its time. */
async function sweep(db: Kysely<Tables>, now: Date): Promise<void> {
  await sweepAccounts(db, now);
  await sweepMessages(db, now);
}

/** Sweeps every hour. @returns stops it */
export function startHousekeeping(db: Kysely<Tables>, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const timer = setInterval(() => {
    sweep(db, new Date()).catch((error: unknown) => log.warn({ err: error }, 'could not tidy up'));
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}
