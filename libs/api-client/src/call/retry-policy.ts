import { isApiError, isNetworkError } from './errors.js';

const MAX_RETRIES = 2;
/** Delay of the first retry, ms. Each further delay is twice as long. */
const FIRST_DELAY_MS = 1000;
/** Maximum `Retry-After` that is waited for, seconds. */
export const MAX_RETRY_AFTER_SECONDS = 30;

const isRetryable = (error: unknown): boolean =>
  isNetworkError(error) ||
  (isApiError(error) &&
    (error.status >= 500 || error.status === 429) &&
    (error.retryAfter ?? 0) <= MAX_RETRY_AFTER_SECONDS);

/**
 * Retry options for queries: at most two retries, only after network errors, 5xx and 429, after 1 s and 2 s or after the
 * server's `Retry-After`. Errors with a `Retry-After` above 30 s are not retried. Other errors would repeat. Use it as
 * `defaultOptions.queries` of the QueryClient.
 */
export const retryPolicy = {
  /** @param failures number of failed tries before this one, from 0 */
  retry: (failures: number, error: unknown): boolean => failures < MAX_RETRIES && isRetryable(error),
  /** @returns delay, ms */
  retryDelay: (failures: number, error: unknown): number =>
    Math.max(FIRST_DELAY_MS * 2 ** failures, isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0),
} as const;

/**
 * Parses a `Retry-After` header: a number of seconds or an HTTP date.
 * @param now current time, ms since 1970
 * @returns whole seconds, never negative; undefined without a valid header
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
