import type { FastifyBaseLogger } from 'fastify';
import { openCounterStore, storedKey } from './counter-store.js';
import { allowances } from './limit-table.js';
import { createSignInGuard, type SignInGuard } from './sign-in-guard.js';
import { orRefuse } from './too-many.js';

/** What is counted, by whom. */
export type LimitName = keyof typeof allowances;

export interface Limits extends SignInGuard {
  /**
   * Counts one use.
   * @throws Refusal 429 with `Retry-After` when there were too many
   */
  take(name: LimitName, key: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * The limits of `limit-table.ts`, counted in Redis when there is one. Without it each process counts for itself: n processes
 * allow up to n times as much.
 */
export async function createLimits(options: {
  readonly redisUrl: string | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}): Promise<Limits> {
  const store = await openCounterStore(options.redisUrl, options.log);
  const entries = Object.entries(allowances).map(([name, allowance]) => [
    name,
    store.counter(name, allowance),
  ]);
  const counters = Object.fromEntries(entries) as Record<LimitName, ReturnType<typeof store.counter>>;
  return {
    ...createSignInGuard(store),
    take: (name, key) => orRefuse(counters[name].consume(storedKey(key))),
    close: () => {
      store.close();
      return Promise.resolve();
    },
  };
}
