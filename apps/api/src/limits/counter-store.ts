import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { MonitorTask } from '../background-tasks.js';
import type { MessageKey } from '../http/messages.js';
import { tooManyRequests } from '../http/too-many-requests.js';
import type { RateLimit } from './limit-table.js';

export interface CounterStore {
  /** Creates the counter of one limit, in Redis or in this process; its name is the key prefix. */
  readonly counter: (name: string, limit: RateLimit) => RateLimiterAbstract;
  readonly close: () => void;
}

/** Hashes a key, so that the store holds no usernames or addresses and every key is short. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Counts one use. After the clock of the server was set back, no wait is longer than the window of the limit.
 * @param message of the error; its `{wait}` becomes the waiting time
 * @param amount of uses
 * @throws HttpError 429 with `Retry-After` when the limit is exceeded
 */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  message: MessageKey = 'tooManyTries',
  amount = 1,
): Promise<void> {
  try {
    await limiter.consume(key, amount);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw tooManyRequests(message, Math.min(rejection.msBeforeNext / 1000, limiter.duration));
  }
}

/** Timeout of a Redis command, ms; afterwards this process counts by itself. */
const COMMAND_TIMEOUT_MS = 250;
const MAX_RECONNECT_DELAY_MS = 2000;
/** Interval of the check whether Redis answers again. */
const PROBE_MS = 2000;

/**
 * Opens the store of the counts: a Redis shared by several processes, or the memory of this process. While Redis is down or
 * slow this process counts by itself: no request fails because of it, and the limits stay in force.
 */
export async function openCounterStore(
  redisUrl: string | undefined,
  monitorTask: MonitorTask,
): Promise<CounterStore> {
  const inMemory: CounterStore['counter'] = (name, { uses, seconds }) =>
    new RateLimiterMemory({ keyPrefix: name, points: uses, duration: seconds });
  if (redisUrl === undefined) return { counter: inMemory, close: () => undefined };
  const task = monitorTask('Redis', 'Redis does not respond: this process counts its limits by itself');
  let probe: NodeJS.Timeout | undefined;
  let closed = false;
  const fail = (error: unknown): void => {
    if (closed) return;
    task.reportFailure(error);
    probe ??= setTimeout(() => {
      probe = undefined;
      redis.ping().then(task.reportSuccess, fail);
    }, PROBE_MS).unref();
  };
  class FallbackLimiter extends RateLimiterMemory {
    // The library calls this at each use of the fallback, which happens only when Redis fails.
    override getKey(key: string | number): string {
      fail(undefined);
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
  redis.on('error', fail);
  return {
    counter: (name, limit) => {
      if (limit.perProcess) return inMemory(name, limit);
      const { uses, seconds } = limit;
      const common = { keyPrefix: `zarra:${name}`, points: uses, duration: seconds };
      const insuranceLimiter = new FallbackLimiter(common);
      return new RateLimiterRedis({
        ...common,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter,
      });
    },
    close: () => {
      closed = true;
      clearTimeout(probe);
      redis.disconnect();
    },
  };
}
