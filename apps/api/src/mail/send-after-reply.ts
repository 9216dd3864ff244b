import { randomInt } from 'node:crypto';
import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Outbox } from './outbox.js';

/**
 * Has the outbox send once the reply has left, and not at once: sending is work, and whoever timed the next call could
 * tell a real mail from a decoy by it. Is the process killed before, the next start sends.
 */
export function sendAfterReply(reply: FastifyReply, outbox: Outbox): void {
  finished(reply.raw, () => setTimeout(() => outbox.wake(), randomInt(50, 250)).unref());
}
