import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Handlers } from '../http/endpoint-routes.js';
import { clientKey } from '../limits/client-key.js';
import type { Limits } from '../limits/limits.js';
import { contactMail } from '../mail/contact-mail.js';
import type { Outbox } from '../mail/outbox.js';
import { sendAfterReply } from '../mail/send-after-reply.js';
import { findResent, keepMessage, spendId } from './message-rows.js';
import { contactStrings } from './strings.js';
import { tidyMessage, type ContactText } from './tidy-message.js';

/** How long the mail server of the site may be away: the longest holidays and a little. */
const MAIL_MS = 7 * 24 * 60 * 60_000;

interface ContactServices {
  readonly db: Kysely<Tables>;
  readonly limits: Limits;
  readonly now: () => Date;
  readonly outbox: Outbox;
}

/** Keeps what a visitor writes to the site, and has it mailed to the address the site shows. */
export function contactMessage({
  db,
  limits,
  now,
  outbox,
}: ContactServices): NonNullable<Handlers['contactMessage']> {
  /** Message and mail are kept together or not at all. @returns the message's id */
  const receive = (text: ContactText, time: Date): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const { id, isNew } = await keepMessage(trx, text, time);
      if (!isNew) return id;
      const site = await trx
        .selectFrom('contacts')
        .select('email')
        .orderBy('position')
        .limit(1)
        .executeTakeFirst();
      if (site) await outbox.add(trx, contactMail(site.email, id, text), new Date(time.getTime() + MAIL_MS));
      return id;
    });

  return async ({ body, request }, reply) => {
    const text = tidyMessage(body);
    const time = now();
    const isRobot = body.website !== undefined && body.website !== '';
    // Asked before anything is counted: impatience does not use up a school's messages.
    let id = isRobot ? undefined : await findResent(db, text, time);
    if (id === undefined) {
      const address = clientKey(request);
      await limits.take('contactByAddress', address);
      await limits.take('contactByAddressDaily', address);
      if (isRobot) {
        request.log.info('a robot filled the contact form: thanked, nothing kept');
        id = await spendId(db);
      } else {
        await limits.take('contactOfAll', '');
        id = await receive(text, time);
        sendAfterReply(reply, outbox);
      }
    }
    return reply.code(201).send({ id, detail: contactStrings.received });
  };
}
