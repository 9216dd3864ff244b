import { randomInt } from 'node:crypto';
import { finished } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { runAfterStart } from '../run-after-start.js';
import { deliverMail, type OutboxOptions } from './deliver-mail.js';
import { encryptMail } from './encrypt-mail.js';
import type { Mail, SendMail } from './mail.js';
import { claimMail, countMails, deleteUnsendableMail, nextAttemptTime } from './outbox-rows.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly outbox: Outbox;
  }
}

/** Interval of the check for mail that another process left. */
const CHECK_INTERVAL_MS = 30_000;
/** Delay of the next check after a database error. */
const DATABASE_RETRY_MS = 5000;
/** Minimum delay of the next check: due mail may be locked by another process. */
const MIN_DELAY_MS = 100;
/** Closing waits this long for the current mail, then this long for its abortion; together less than the server's own limit. */
const CLOSE_MS = 5000;
const ABORT_MS = 1000;

export interface Outbox {
  /**
   * Queues a mail within the caller's transaction; {@link Outbox.sendDue} sends it.
   * @param mail undefined: a decoy that costs the same work and is discarded
   */
  add(trx: Transaction<Tables>, mail: Mail | undefined, expiresAt: Date): Promise<void>;
  /** Starts sending the due mails and returns at once. */
  sendDue(): void;
  /**
   * Sends the due mails after the reply, with a random delay: otherwise the response times of the next requests would
   * distinguish a real mail from a decoy. If the process is killed before, the next start sends them.
   */
  sendAfterReply(reply: FastifyReply): void;
  /** Stops after the current mail. */
  close(): Promise<void>;
}

/**
 * A mail queue in the database. Mail is sent immediately after `sendDue`, again later when it was certainly not sent, and at
 * the next start when this process is killed before sending. No mail is sent twice.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, now, key, log, monitorTask } = options;
  const reading = monitorTask('outbox', 'could not read the outbox');
  const sending = monitorTask('mail', 'mail not sent: it will be sent again');
  const closing = new AbortController();
  let closed = false;
  let running: Promise<void> | undefined;
  let requestedAgain = false;
  let timer: NodeJS.Timeout | undefined;

  async function deliverDue(): Promise<void> {
    for (const { id, reason } of await deleteUnsendableMail(db, now())) {
      options.onResult?.('dropped');
      log.warn({ mail: id, reason }, 'mail dropped');
    }
    while (!closed) {
      const mail = await claimMail(db, now());
      if (!mail) return;
      await deliverMail(mail, options, sending, closing.signal);
    }
  }

  /** @returns milliseconds until the next check */
  async function run(): Promise<number> {
    try {
      await deliverDue();
      const due = await nextAttemptTime(db);
      reading.reportSuccess();
      return due
        ? Math.min(Math.max(due.getTime() - now().getTime(), 0), CHECK_INTERVAL_MS)
        : CHECK_INTERVAL_MS;
    } catch (error) {
      if (!closed) reading.reportFailure(error);
      return DATABASE_RETRY_MS;
    }
  }

  function sendDue(): void {
    if (closed) return;
    clearTimeout(timer);
    if (running) {
      requestedAgain = true;
      return;
    }
    requestedAgain = false;
    running = run().then((delay) => {
      running = undefined;
      if (closed) return;
      if (requestedAgain) sendDue();
      else timer = setTimeout(sendDue, Math.max(delay, MIN_DELAY_MS)).unref();
    });
  }

  return {
    add: async (trx, mail, expiresAt) => {
      const time = now();
      const row = { created_at: time, next_attempt_at: time, expires_at: expiresAt, attempts: 0 };
      await trx
        .insertInto('outbox')
        .values({ ...row, sealed: await encryptMail(key, mail), claimed_at: null })
        .execute();
    },
    sendDue,
    sendAfterReply: (reply) => {
      finished(reply.raw, () => setTimeout(sendDue, randomInt(50, 250)).unref());
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const ended = Promise.resolve(running).then(() => true);
      if (await Promise.race([ended, wait(CLOSE_MS, false, { ref: false })])) return;
      closing.abort();
      await Promise.race([ended, wait(ABORT_MS, false, { ref: false })]);
    },
  };
}

/** Adds `outbox`, which closes with the server. */
export const outbox = fp<{ readonly sendMail: SendMail }>(
  (app, { sendMail }) => {
    const { db, keys, now, log, metrics, monitorTask } = app;
    const onResult: OutboxOptions['onResult'] = (result) => metrics.mails.inc({ result });
    const created = createOutbox({ db, key: keys.outbox, sendMail, now, log, monitorTask, onResult });
    metrics.outboxLength.setSource(() => countMails(db));
    app.decorate('outbox', created);
    // Mails that an earlier process left.
    runAfterStart(app, () => created.sendDue());
    app.addHook('onClose', () => created.close());
  },
  { name: 'outbox', dependencies: ['context', 'metrics'] },
);
