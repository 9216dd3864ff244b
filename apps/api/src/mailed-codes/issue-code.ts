import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { HttpError } from '../http/http-error.js';
import type { Mail } from '../mail/mail.js';
import { lockMailbox, provideCode, type RecoveryCode } from './recovery-codes.js';
import { addKey, remainingWait } from './recovery-keys.js';
import { deriveCode } from './recovery-secrets.js';
import type { Requester } from './requester.js';

const tooSoon = (msLeft: number): HttpError =>
  new HttpError(429, 'recoveryTooSoon', {
    headers: { 'retry-after': String(Math.ceil(msLeft / 1000)) },
    values: { minutes: String(Math.ceil(msLeft / 60_000)) },
  });

interface CodeRequest {
  readonly mailbox: Pick<RecoveryCode, 'email_key' | 'user_id'>;
  readonly requester: Pick<Requester, 'knownDevice' | 'requesterHash' | 'networkHash'>;
  /** The new key of the client, hashed. */
  readonly keyHash: string;
  readonly time: Date;
  /**
   * The mail with the code. Not called while the code of an earlier mail is still valid.
   * @returns undefined: a decoy is queued, which costs the same work and is discarded
   */
  readonly mailFor: (code: string, validMinutes: number) => Mail | undefined;
}

/**
 * Gives a client a key for the code of a mailbox and mails the code when its schedule allows it.
 * @throws HttpError 429 when the client has requested a code for the mailbox recently
 */
export async function issueCode(
  { keys, outbox }: Pick<FastifyInstance, 'keys' | 'outbox'>,
  trx: Transaction<Tables>,
  { mailbox, requester, keyHash, time, mailFor }: CodeRequest,
): Promise<void> {
  await lockMailbox(trx, mailbox.email_key);
  const msLeft = await remainingWait(trx, requester, time);
  if (msLeft > 0) throw tooSoon(msLeft);
  const { code, validMinutes } = await provideCode(trx, mailbox, requester, time);
  await addKey(trx, keyHash, code, requester, time);
  if (validMinutes === undefined) return;
  const mail = mailFor(deriveCode(keys.recovery, code), validMinutes);
  await outbox.add(trx, mail, new Date(time.getTime() + validMinutes * 60_000));
}
