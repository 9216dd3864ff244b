import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Allowance } from './limit-table.js';

export interface CounterStore {
  /** Counts for one purpose, in Redis or in this process. */
  readonly counter: (name: string, allowance: Allowance) => RateLimiterAbstract;
  readonly close: () => void;
}

/** Neither names nor addresses stand in the store, and every key is short. */
export const storedKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** How long a sign-in waits for Redis before this process counts by itself. In ms. */
const COMMAND_TIMEOUT_MS = 250;
const MAX_RECONNECT_DELAY_MS = 2000;
const WARN_EVERY_MS = 60_000;

/**
 * Where counts are kept: in the Redis that several processes share, or in this process. While Redis is away or slow this
 * process counts alone, so that nobody is refused for it and nobody escapes for long.
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
    log.warn('Redis does not answer: limits are counted by this process alone');
  };
  class Insurance extends RateLimiterMemory {
    // Asked for at each use, and only used when Redis failed.
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
      const insuranceLimiter = new Insurance(common);
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
