import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { HttpError } from '../http/http-error.js';
import type { RateLimit } from './limit-table.js';

export interface CounterStore {
  /** Creates the counter of one limit, in Redis or in this process; its name is the key prefix. */
  readonly counter: (name: string, limit: RateLimit) => RateLimiterAbstract;
  readonly close: () => void;
}

/** Hashes a key, so that the store holds no usernames or addresses and every key is short. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Counts one use.
 * @param seconds replaces the limiter's own duration
 * @throws HttpError 429 with `Retry-After` when the limit is exceeded
 */
export async function consume(limiter: RateLimiterAbstract, key: string, seconds?: number): Promise<void> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const wait = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw new HttpError(429, 'tooManyTries', { headers: { 'retry-after': String(wait) } });
  }
}

/** Timeout of a Redis command, ms; afterwards this process counts by itself. */
const COMMAND_TIMEOUT_MS = 250;
const MAX_RECONNECT_DELAY_MS = 2000;
const WARN_EVERY_MS = 60_000;

/**
 * Opens the store of the counts: a Redis shared by several processes, or the memory of this process. While Redis is down or
 * slow this process counts by itself: no request fails because of it, and the limits stay in force.
 */
export async function openCounterStore(
  redisUrl: string | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<CounterStore> {
  if (redisUrl === undefined) {
    return {
      counter: (name, { uses, seconds }) =>
        new RateLimiterMemory({ keyPrefix: name, points: uses, duration: seconds }),
      close: () => undefined,
    };
  }
  let warnedAt = -Infinity;
  const warn = (): void => {
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    log.warn('Redis does not respond: this process counts its limits by itself');
  };
  class FallbackLimiter extends RateLimiterMemory {
    // The library calls this at each use of the fallback, which happens only when Redis fails.
    override getKey(key: string | number): string {
      warn();
      return super.getKey(key);
    }
  }
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2000,
    maxRetriesPerRequest: 0,
    disconnectTimeout: 200,
    retryStrategy: (attempt) => Math.min(attempt * 200, MAX_RECONNECT_DELAY_MS),
  });
  redis.on('error', warn);
  return {
    counter: (name, { uses, seconds }) => {
      const common = { keyPrefix: `zarra:${name}`, points: uses, duration: seconds };
      const insuranceLimiter = new FallbackLimiter(common);
      return new RateLimiterRedis({
        ...common,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter,
      });
    },
    close: () => redis.disconnect(),
  };
}
