import { isOffline } from './errors/offline-error.js';
import { isRefused } from './errors/request-refused-error.js';

/** Retries after the first try. */
const RETRIES = 2;
/** First pause, ms; each further one is twice as long. */
const FIRST_DELAY = 1000;
/** Longest wait asked by a server that is still waited out, seconds. */
export const LONGEST_WAIT = 30;

const mayPass = (error: unknown): boolean =>
  isOffline(error) ||
  (isRefused(error) &&
    (error.status >= 500 || error.status === 429) &&
    (error.retryAfter ?? 0) <= LONGEST_WAIT);

/**
 * When a query asks again: at most twice, only after a failed network, 5xx or 429, after 1 s and 2 s or
 * later when the server says so (`Retry-After`; above 30 s it is not waited for). Other refusals and bad
 * answers would only repeat. Give it to the QueryClient as `defaultOptions.queries`.
 */
export const retryPolicy = {
  /** @param failures failed tries before this one, from 0 */
  retry: (failures: number, error: unknown): boolean => failures < RETRIES && mayPass(error),
  /** @returns ms to wait */
  retryDelay: (failures: number, error: unknown): number =>
    Math.max(FIRST_DELAY * 2 ** failures, isRefused(error) ? (error.retryAfter ?? 0) * 1000 : 0),
} as const;
