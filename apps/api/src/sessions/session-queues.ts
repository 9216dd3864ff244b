import type { ServerResponse } from 'node:http';
import pLimit, { type LimitFunction } from 'p-limit';
import { HttpError } from '../http/http-error.js';

/** Requests of one session that run at the same time: as many as a browser's connections to a site. */
const PARALLEL = 6;
/**
 * Usual requests take milliseconds. While the database does not respond, a request gets 503 after this wait and the limit of
 * its call, ms (`database/call-limits.ts`).
 */
const MAX_WAIT_MS = 1000;

/** Lets few requests of each session run at the same time, so that one session cannot take the place of all others. */
export function createSessionQueues() {
  const queues = new Map<string, LimitFunction>();

  /**
   * Resolves when a request of the session may run; its place is free again after its response.
   * @throws HttpError 503 after the longest wait
   */
  const take = (sid: string, response: ServerResponse): Promise<void> => {
    const queue = queues.get(sid) ?? pLimit(PARALLEL);
    queues.set(sid, queue);
    return new Promise((start, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new HttpError(503, 'unavailable', { headers: { 'retry-after': '5' } }));
      }, MAX_WAIT_MS);
      const ended = queue(
        () =>
          new Promise<void>((end) => {
            clearTimeout(timer);
            // The wait was too long, or the client left: the request does not start.
            if (isLate || response.destroyed || response.writableEnded) {
              end();
              return;
            }
            response.once('finish', end).once('close', end);
            start();
          }),
      );
      void ended.then(() => {
        if (queue.activeCount + queue.pendingCount === 0) queues.delete(sid);
      });
    });
  };
  return { take };
}
