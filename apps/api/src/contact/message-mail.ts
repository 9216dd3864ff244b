import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { contactDigestMail, contactMail } from '../mail/mail-templates.js';
import type { Outbox } from '../mail/outbox.js';
import type { ContactText } from './normalize-message.js';

const MINUTE_MS = 60_000;
/** Lifetime of a mail in the outbox: the staff's mail server may be down over the longest holidays. */
const MAIL_MS = 7 * 24 * 60 * MINUTE_MS;

/** Messages of an hour that are mailed one by one; further ones wait for a digest. */
const SINGLE_MAILS_PER_HOUR = 6;
/** How long the first message waits for a digest. Together at most 240 mails a day: usual mail services send about 500. */
const DIGEST_DELAY_MS = 15 * MINUTE_MS;
/** Messages in a digest, and characters of each: a digest has at most 20,000 characters of visitors. */
const DIGEST_MESSAGES = 30;
const DIGEST_CHARACTERS = 500;

type MailQueue = Pick<Outbox, 'add'>;

/** Whether this transaction is the only one that mails contact messages; it stays so until its end. */
async function isOnlyMailer(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('contact-mail', 0)) as locked`.execute(trx);
  return rows[0]?.locked ?? false;
}

/** The site's contact address. */
async function siteAddress(trx: Transaction<Tables>): Promise<string | undefined> {
  const query = trx.selectFrom('contacts').select('email').orderBy('position').limit(1);
  return (await query.executeTakeFirst())?.email;
}

const expiry = (now: Date): Date => new Date(now.getTime() + MAIL_MS);

/** Queues the mail of a message just stored, unless there were too many in the last hour: then it waits for a digest. */
export async function mailOrDefer(
  trx: Transaction<Tables>,
  outbox: MailQueue,
  message: ContactText & { readonly id: number },
  now: Date,
): Promise<void> {
  const { id } = message;
  const address = await siteAddress(trx);
  // Concurrent messages would count too few others: they wait for a digest.
  if (address === undefined || !(await isOnlyMailer(trx))) return;
  const others = await trx
    .selectFrom('contact_messages')
    .select('id')
    .where('created_at', '>', new Date(now.getTime() - 60 * MINUTE_MS))
    .where('id', '<>', id)
    .limit(SINGLE_MAILS_PER_HOUR)
    .execute();
  if (others.length >= SINGLE_MAILS_PER_HOUR) return;
  await outbox.add(trx, contactMail(address, id, message), expiry(now));
  await trx.updateTable('contact_messages').set({ mailed_at: now }).where('id', '=', id).execute();
}

/**
 * Queues one mail with all messages that wait for it when the first has waited 15 minutes. Of several processes that call
 * this at once one queues the mail.
 * @returns whether a mail was queued
 */
export const queueDigest = (db: Kysely<Tables>, outbox: MailQueue, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('contact_messages')
      .select('id')
      .where('mailed_at', 'is', null)
      .where('created_at', '<=', new Date(now.getTime() - DIGEST_DELAY_MS))
      .limit(1)
      .executeTakeFirst();
    if (!due || !(await isOnlyMailer(trx))) return false;
    const address = await siteAddress(trx);
    if (address === undefined) return false;
    const messages = await trx
      .with('claimed', (query) =>
        query
          .updateTable('contact_messages')
          .set({ mailed_at: now })
          .where('mailed_at', 'is', null)
          .returning(['id', 'name', 'phone', 'message']),
      )
      .selectFrom('claimed')
      .select(['id', 'name', 'phone', sql<string>`left(message, ${DIGEST_CHARACTERS + 1})`.as('message')])
      .select(({ fn }) => fn.countAll<string>().over().as('total'))
      .orderBy('id')
      .limit(DIGEST_MESSAGES)
      .execute();
    const [first] = messages;
    if (!first) return false;
    const shortened = messages.map(({ message, ...rest }) => {
      const characters = [...message];
      const isLong = characters.length > DIGEST_CHARACTERS;
      return { ...rest, message: isLong ? `${characters.slice(0, -1).join('')}…` : message };
    });
    const digest = { messages: shortened, total: Number(first.total) };
    await outbox.add(trx, contactDigestMail(address, digest), expiry(now));
    return true;
  });
