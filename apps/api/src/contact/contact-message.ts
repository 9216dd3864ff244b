import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import pLimit from 'p-limit';
import { clientKey } from '../http/client-key.js';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';
import type { ThrottleOptions } from '../limits/limit-table.js';
import { mailOrDefer } from './message-mail.js';
import { findDuplicate, nextUnusedId, storeMessage } from './message-rows.js';
import { normalizeMessage, type ContactText } from './normalize-message.js';

/** Storage that an address above its limit can fill, bytes per second: 88 MB a day. */
const BYTES_PER_SECOND = 1024;
/** Minimum size that is counted for a message, bytes: rows and indexes take more space than a short text. */
const MIN_BYTES = 1024;
/** Longest delay, ms. The timeouts of handlers, browsers and proxies are longer. */
const MAX_DELAY_MS = 15_000;

/**
 * Messages that use the database at the same time. Further ones wait in this process: a flood would occupy all connections of
 * the pool, and calls that wait for one are rejected after two seconds.
 */
const PARALLEL = 4;

/** Delays of messages of an address above its limit. They grow with the size of the message and of those that wait. */
function throttleOptionsFor({ name, phone, message }: ContactText): ThrottleOptions {
  const bytes = Math.max(Buffer.byteLength(name + phone + message), MIN_BYTES);
  const ms = (bytes / BYTES_PER_SECOND) * 1000;
  return { firstMs: ms, spacingMs: ms, maxMs: MAX_DELAY_MS };
}

/** Stores each contact message and mails it to the site's contact address, at once or in a digest. */
export const contactMessage = fp(
  (app) => {
    const { authenticate, implement, db, limits, now, outbox } = app;
    const queue = pLimit(PARALLEL);
    /** Counts a message of this address. @returns whether the limit is exceeded */
    const countMessage = async (address: string): Promise<boolean> => {
      try {
        await limits.consume('contactByAddress', address);
        await limits.consume('contactByAddressDaily', address);
        return false;
      } catch (error) {
        if (error instanceof HttpError && error.status === 429) return true;
        throw error;
      }
    };

    /** Stores a message and its mail in one transaction. @returns the message's id */
    const receive = (text: ContactText, userId: number | undefined): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const time = now();
        const { id, isNew } = await storeMessage(trx, text, userId, time);
        if (isNew) await mailOrDefer(trx, outbox, { ...text, id }, time);
        return id;
      });

    /** The id of the learner who is signed in. The message is stored without an active session as well. */
    const findSender = async (request: FastifyRequest, reply: FastifyReply): Promise<number | undefined> => {
      if (request.headers.authorization === undefined) return undefined;
      try {
        return (await authenticate(request, reply)).id;
      } catch (error) {
        if (error instanceof HttpError) return undefined;
        throw error;
      }
    };

    implement('contactMessage', async ({ body, request }, reply) => {
      const text = normalizeMessage(body);
      // Honeypot field: submissions that fill it are accepted and dropped.
      const isBot = body.website !== undefined && body.website !== '';
      // Duplicates are found before the count: repeated submissions do not use up the limit of a school.
      let id = isBot ? undefined : await queue(() => findDuplicate(db, text, now()));
      if (id === undefined) {
        const address = clientKey(request);
        if (await countMessage(address))
          await limits.throttle(`contact ${address}`, throttleOptionsFor(text));
        if (isBot) {
          request.log.info('contact message dropped: honeypot field filled');
          id = await nextUnusedId(db);
        } else {
          id = await queue(receive, text, await findSender(request, reply));
          outbox.sendAfterReply(reply);
        }
      }
      return reply.code(201).send({ id, detail: messages.messageReceived });
    });
  },
  { name: 'contact-message', dependencies: ['authenticate', 'context', 'endpoints', 'limits', 'outbox'] },
);
