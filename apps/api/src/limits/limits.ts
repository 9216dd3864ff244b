import type { FastifyBaseLogger } from 'fastify';
import { consume } from './consume.js';
import { hashKey, openCounterStore } from './counter-store.js';
import { rateLimits } from './limit-table.js';
import { createSignInGuard, type SignInGuard } from './sign-in-guard.js';

export type LimitName = keyof typeof rateLimits;

export interface Limits extends SignInGuard {
  /**
   * Counts one use.
   * @throws HttpError 429 with `Retry-After` when the limit is exceeded
   */
  consume(name: LimitName, key: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * The limits of `limit-table.ts`, counted in Redis when it is configured. Without Redis each process counts separately: n
 * processes allow up to n times as many uses.
 */
export async function createLimits(options: {
  readonly redisUrl: string | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}): Promise<Limits> {
  const store = await openCounterStore(options.redisUrl, options.log);
  const entries = Object.entries(rateLimits).map(([name, limit]) => [name, store.counter(name, limit)]);
  const counters = Object.fromEntries(entries) as Record<LimitName, ReturnType<typeof store.counter>>;
  return {
    ...createSignInGuard(store),
    consume: (name, key) => consume(counters[name], hashKey(key)),
    close: () => {
      store.close();
      return Promise.resolve();
    },
  };
}
