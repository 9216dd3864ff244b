import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { MonitoredTask, MonitorTask } from '../background-tasks.js';
import { codeOf } from '../database/error-reason.js';
import type { Tables } from '../database/tables.js';
import { decryptMail } from './encrypt-mail.js';
import { MailNotSentError, type Mail, type SendMail } from './mail.js';
import { deleteMail, postponeMail, type QueuedMail } from './outbox-rows.js';

/** Timeout for sending one mail. */
const SEND_TIMEOUT_MS = 60_000;

export interface OutboxOptions {
  readonly db: Kysely<Tables>;
  /** Encrypts the mails at rest. */
  readonly key: Uint8Array;
  readonly sendMail: SendMail;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  readonly monitorTask: MonitorTask;
  /** Runs after each attempt to send a mail. */
  readonly onResult?: (result: 'sent' | 'postponed' | 'dropped') => void;
}

/**
 * Sends a claimed mail. It returns to the outbox only when it was certainly not sent; when that is unknown it is dropped,
 * because a code must not arrive twice.
 */
export async function deliverMail(
  queued: QueuedMail,
  { db, key, sendMail, now, log, onResult }: OutboxOptions,
  sending: MonitoredTask,
  closing: AbortSignal,
): Promise<void> {
  const { id } = queued;
  let mail: Mail | undefined;
  try {
    mail = await decryptMail(key, queued.sealed);
  } catch (error) {
    onResult?.('dropped');
    log.error({ mail: id, reason: codeOf(error) }, 'mail dropped: encrypted with another secret');
  }
  if (mail) {
    try {
      await sendMail(mail, String(id), AbortSignal.any([closing, AbortSignal.timeout(SEND_TIMEOUT_MS)]));
      onResult?.('sent');
      sending.reportSuccess();
    } catch (error) {
      if (error instanceof MailNotSentError) {
        onResult?.('postponed');
        sending.reportFailure(error.code);
        await postponeMail(db, queued, now());
        return;
      }
      onResult?.('dropped');
      log.error({ mail: id, reason: codeOf(error) }, 'mail dropped: unknown whether it was sent');
    }
  }
  await deleteMail(db, id);
}
