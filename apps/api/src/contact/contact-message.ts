import fp from 'fastify-plugin';
import { messages } from '../http/messages.js';
import { clientKey } from '../limits/client-key.js';
import { contactMail } from '../mail/mail-templates.js';
import { findDuplicate, nextUnusedId, storeMessage } from './message-rows.js';
import { normalizeMessage, type ContactText } from './normalize-message.js';

/** Lifetime of a mail in the outbox: the staff's mail server may be down over the longest holidays. */
const MAIL_MS = 7 * 24 * 60 * 60_000;

/** Stores a contact message and mails it to the site's contact address. */
export const contactMessage = fp(
  ({ implement, db, limits, now, outbox }) => {
    /** Stores message and mail in one transaction. @returns the message's id */
    const receive = (text: ContactText, time: Date): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const { id, isNew } = await storeMessage(trx, text, time);
        if (!isNew) return id;
        const site = await trx
          .selectFrom('contacts')
          .select('email')
          .orderBy('position')
          .limit(1)
          .executeTakeFirst();
        if (site)
          await outbox.add(trx, contactMail(site.email, id, text), new Date(time.getTime() + MAIL_MS));
        return id;
      });

    implement('contactMessage', async ({ body, request }, reply) => {
      const text = normalizeMessage(body);
      const time = now();
      // Honeypot field: submissions that fill it are accepted and dropped.
      const isBot = body.website !== undefined && body.website !== '';
      // Checked before any limit: repeated submissions do not use up the limit of a school.
      let id = isBot ? undefined : await findDuplicate(db, text, time);
      if (id === undefined) {
        const address = clientKey(request);
        await limits.consume('contactByAddress', address);
        await limits.consume('contactByAddressDaily', address);
        if (isBot) {
          request.log.info('contact message dropped: honeypot field filled');
          id = await nextUnusedId(db);
        } else {
          await limits.consume('contactOfAll', '');
          id = await receive(text, time);
          outbox.sendAfterReply(reply);
        }
      }
      return reply.code(201).send({ id, detail: messages.messageReceived });
    });
  },
  { name: 'contact-message', dependencies: ['context', 'endpoints', 'limits', 'outbox'] },
);
