import { setTimeout } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { HttpError } from '../http/http-error.js';
import { tooManyRequests } from '../http/too-many-requests.js';
import type { Pace } from './limit-table.js';

/** Resolves after a time, ms; rejects when the signal is aborted. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<unknown>;

const systemDelay: Delay = (ms, signal) => setTimeout(ms, undefined, { signal });

/** `Retry-After` for a request that finds too many others waiting, s: dozens of them have passed by then. */
const RETRY_AFTER_S = 5;

export interface Pacer {
  /**
   * Delays a request, the longer the more requests of its key wait already: they pass one by one.
   * @param signal ends the wait, for a closed connection; absent: the request passes even if its client has left
   * @throws HttpError 429 when the wait would be too long, 503 when the connection closed
   */
  hold(key: string, pace: Pace, signal?: AbortSignal): Promise<void>;
  /** Lets all waiting requests pass at once, and those to come, for the shutdown. */
  end(): void;
}

/**
 * A signal that is aborted when the connection closes. `request.signal` is not used: it is aborted as soon as the body has been
 * read, because Node emits `close` of a request then.
 */
export function closedSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

/** Slows requests down in this process. */
export function createPacer(delay = systemDelay): Pacer {
  /** Sum of the spacings of the requests that wait, ms. */
  const backlogs = new Map<string, number>();
  const ending = new AbortController();
  return {
    async hold(key, { firstMs, spacingMs, maxMs }, signal) {
      const backlog = backlogs.get(key) ?? 0;
      if (firstMs + backlog > maxMs) throw tooManyRequests('tryAgainIn', RETRY_AFTER_S);
      backlogs.set(key, backlog + spacingMs);
      const signals = signal ? [ending.signal, signal] : [ending.signal];
      try {
        await delay(firstMs + backlog, AbortSignal.any(signals));
      } catch {
        if (signal?.aborted) throw new HttpError(503, 'unavailable', { headers: { 'retry-after': '1' } });
      } finally {
        const left = (backlogs.get(key) ?? 0) - spacingMs;
        if (left > 0) backlogs.set(key, left);
        else backlogs.delete(key);
      }
    },
    end: () => ending.abort(),
  };
}
