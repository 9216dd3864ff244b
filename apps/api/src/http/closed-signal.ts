import type { FastifyReply } from 'fastify';

/**
 * A signal that is aborted when the connection closes. `request.signal` is not used: it is aborted as soon as the body has been
 * read, because Node emits `close` of a request then.
 */
export function closedSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}
