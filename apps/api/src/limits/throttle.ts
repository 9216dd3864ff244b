import { setTimeout } from 'node:timers/promises';
import { HttpError } from '../http/http-error.js';
import { tooManyRequests } from '../http/too-many-requests.js';
import type { ThrottleOptions } from './limit-table.js';

/** Resolves after a time, ms; rejects when the signal is aborted. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<unknown>;

const systemDelay: Delay = (ms, signal) => setTimeout(ms, undefined, { signal });

/** `Retry-After` when too many requests wait, s. Dozens of them are processed in this time. */
const RETRY_AFTER_S = 5;

export interface Throttle {
  /**
   * Delays a request of a key. Each request that already waits adds to the delay, so that they continue one by one.
   * @param signal is aborted when the connection closes; absent: the request continues although its connection has closed
   * @throws HttpError 429 when the wait would be too long, 503 when the connection closed
   */
  wait(key: string, options: ThrottleOptions, signal?: AbortSignal): Promise<void>;
  /** Ends all current and later delays, for the shutdown. */
  releaseAll(): void;
}

/** Delays requests. Each process counts its own. */
export function createThrottle(delay = systemDelay): Throttle {
  /** Sum of the spacings of the requests that wait, ms. */
  const backlogs = new Map<string, number>();
  const release = new AbortController();
  return {
    async wait(key, { firstMs, spacingMs, maxMs }, signal) {
      const backlog = backlogs.get(key) ?? 0;
      if (firstMs + backlog > maxMs) throw tooManyRequests('tryAgainIn', RETRY_AFTER_S);
      backlogs.set(key, backlog + spacingMs);
      const signals = signal ? [release.signal, signal] : [release.signal];
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
    releaseAll: () => release.abort(),
  };
}
