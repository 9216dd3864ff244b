import { MailRefusedError, type Mail } from './mail.js';
import type { OutboxOptions } from './outbox.js';
import { postponeMail, removeMail, type WaitingMail } from './outbox-rows.js';
import { openMail } from './seal-mail.js';

/** Longest time one mail may take. */
const SENDING_MS = 60_000;

/** Errors are named in the log by their codes only: their texts may hold the address. */
function codeOf(error: unknown): string {
  const { code, name } = error as Partial<NodeJS.ErrnoException>;
  return code ?? name ?? 'unknown';
}

/**
 * Hands a claimed mail over. It goes back to the outbox only when it certainly did not leave; when that is open it is
 * gone, for a code must not come twice.
 */
export async function deliverMail(
  waiting: WaitingMail,
  { db, key, sendMail, now, log }: OutboxOptions,
  givingUp: AbortSignal,
): Promise<void> {
  const { id, attempts } = waiting;
  let mail: Mail | undefined;
  try {
    mail = await openMail(key, waiting.sealed);
  } catch (error) {
    log.error({ mail: id, reason: codeOf(error) }, 'mail dropped: it was sealed with another secret');
  }
  if (mail) {
    try {
      await sendMail(mail, String(id), AbortSignal.any([givingUp, AbortSignal.timeout(SENDING_MS)]));
    } catch (error) {
      if (error instanceof MailRefusedError) {
        log.warn({ mail: id, attempts, reason: error.code }, 'mail refused; it will be tried again');
        await postponeMail(db, waiting, now());
        return;
      }
      log.error({ mail: id, reason: codeOf(error) }, 'mail dropped: whether it left is not known');
    }
  }
  await removeMail(db, id);
}
