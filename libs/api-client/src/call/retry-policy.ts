import { isApiError, isNetworkError } from './errors.js';

const MAX_RETRIES = 2;
/** Delay of the first retry, ms. Each further delay is twice as long. */
const FIRST_DELAY_MS = 1000;
/** Maximum `Retry-After` of a retried error, seconds. */
export const MAX_RETRY_AFTER_SECONDS = 30;

/**
 * Delays of the first refetches of a query whose retries have failed, ms. ui-kit uses the same delays for files. It has a copy,
 * because the module boundaries allow no library that both could import (docs/decisions/0001). A test of apps/web compares them.
 */
const REFETCH_DELAYS_MS = [2000, 8000];
/** Delay of all further refetches, ms. */
const LAST_REFETCH_DELAY_MS = 30_000;
/** Maximum delay, ms. It keeps the delay within the range of browser timers. */
const MAX_REFETCH_DELAY_MS = 10 * 60 * 1000;

/** The state of a query that has failed. */
interface FailedQuery {
  readonly state: { readonly status: string; readonly error: unknown; readonly errorUpdateCount: number };
}

const isRetryable = (error: unknown): boolean =>
  isNetworkError(error) ||
  (isApiError(error) &&
    (error.status >= 500 || error.status === 429) &&
    (error.retryAfter ?? 0) <= MAX_RETRY_AFTER_SECONDS);

/** The server's `Retry-After`, ms; 0 without one. */
const requestedDelay = (error: unknown): number => (isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0);

/**
 * Retry options for queries: at most two retries, only after network errors, 5xx and 429, after 1 s and 2 s or after the
 * server's `Retry-After`. Errors with a `Retry-After` above 30 s are not retried. A query that has failed and is displayed
 * is fetched again after 2, 8, 30, 30… s or after the server's `Retry-After`, except after 401 and 403, which open another
 * page. Use it as `defaultOptions.queries` of the QueryClient.
 */
export const retryPolicy = {
  /** @param failures number of failed tries before this one, from 0 */
  retry: (failures: number, error: unknown): boolean => failures < MAX_RETRIES && isRetryable(error),
  /** @returns delay, ms */
  retryDelay: (failures: number, error: unknown): number =>
    Math.max(FIRST_DELAY_MS * 2 ** failures, requestedDelay(error)),
  /** @returns delay of the next fetch of a failed query, ms; false for none */
  refetchInterval: ({ state: { status, error, errorUpdateCount } }: FailedQuery): number | false => {
    if (status !== 'error' || isApiError(error, 401) || isApiError(error, 403)) return false;
    const delay = REFETCH_DELAYS_MS[errorUpdateCount - 1] ?? LAST_REFETCH_DELAY_MS;
    return Math.min(Math.max(delay, requestedDelay(error)), MAX_REFETCH_DELAY_MS);
  },
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
