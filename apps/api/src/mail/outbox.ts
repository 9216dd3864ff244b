import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { deliverMail } from './deliver-mail.js';
import type { Mail, SendMail } from './mail.js';
import { claimMail, dropDeadMail, nextDue } from './outbox-rows.js';
import { sealMail } from './seal-mail.js';

/** How often it looks for mail that another process left behind. */
const LOOK_MS = 30_000;
/** How soon it tries again when the database is away. */
const DATABASE_AWAY_MS = 5000;
/** How long closing waits for the mail under way, and then for its giving up; shorter than the server's patience. */
const CLOSE_MS = 5000;
const GIVE_UP_MS = 1000;

export interface Outbox {
  /**
   * Puts a mail into the outbox as part of the caller's transaction; nothing leaves before {@link Outbox.wake}.
   * @param mail absent: a decoy that costs the same work and is thrown away
   */
  add(trx: Transaction<Tables>, mail: Mail | undefined, expiresAt: Date): Promise<void>;
  /** Starts sending what waits; returns at once. Call it after the reply has left. */
  wake(): void;
  /** Stops, after the mail under way. */
  close(): Promise<void>;
}

export interface OutboxOptions {
  readonly db: Kysely<Tables>;
  /** Seals the mails at rest. */
  readonly key: Uint8Array;
  readonly sendMail: SendMail;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

/**
 * Mail that waits in the database until it has left: at once when woken, later when the mail server refuses, after
 * the next start when this process is killed. Each mail is handed over at most once unless it was certainly refused.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, key, now, log } = options;
  const givingUp = new AbortController();
  let closed = false;
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let timer: NodeJS.Timeout | undefined;

  async function sendDue(): Promise<void> {
    for (const { id, reason } of await dropDeadMail(db, now()))
      log.warn({ mail: id, reason }, 'mail dropped');
    while (!closed) {
      const mail = await claimMail(db, now());
      if (!mail) return;
      await deliverMail(mail, options, givingUp.signal);
    }
  }

  /** Milliseconds until it should look again. */
  async function work(): Promise<number> {
    try {
      await sendDue();
      const due = await nextDue(db);
      return due ? Math.min(Math.max(due.getTime() - now().getTime(), 0), LOOK_MS) : LOOK_MS;
    } catch (error) {
      if (!closed) log.warn({ err: error }, 'the outbox could not be read');
      return DATABASE_AWAY_MS;
    }
  }

  function wake(): void {
    if (closed) return;
    clearTimeout(timer);
    if (running) {
      wokenMeanwhile = true;
      return;
    }
    wokenMeanwhile = false;
    running = work().then((pause) => {
      running = undefined;
      if (closed) return;
      if (wokenMeanwhile) wake();
      // Other processes may hold what is due: never look without a breath in between.
      else timer = setTimeout(wake, Math.max(pause, 100)).unref();
    });
  }

  wake();
  return {
    add: async (trx, mail, expiresAt) => {
      const time = now();
      const row = { created_at: time, next_attempt_at: time, expires_at: expiresAt, attempts: 0 };
      await trx
        .insertInto('outbox')
        .values({ ...row, sealed: await sealMail(key, mail), claimed_at: null })
        .execute();
    },
    wake,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const ended = Promise.resolve(running).then(() => true);
      if (await Promise.race([ended, wait(CLOSE_MS, false, { ref: false })])) return;
      givingUp.abort();
      await Promise.race([ended, wait(GIVE_UP_MS, false, { ref: false })]);
    },
  };
}
