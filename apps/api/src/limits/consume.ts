import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { HttpError } from '../http/http-error.js';

/** Turns the rejection of a rate limiter into 429 with `Retry-After`; returns any other error unchanged. */
function toHttpError(rejection: unknown): unknown {
  if (!(rejection instanceof RateLimiterRes)) return rejection;
  const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  return new HttpError(429, 'tooManyTries', { headers: { 'retry-after': String(seconds) } });
}

/**
 * Counts one use.
 * @param seconds replaces the limiter's own duration
 * @throws HttpError 429 when the limit is exceeded
 */
export async function consume(limiter: RateLimiterAbstract, key: string, seconds?: number): Promise<void> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (rejection) {
    throw toHttpError(rejection);
  }
}
