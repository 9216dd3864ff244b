import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { MonitorTask } from '../background-tasks.js';
import type { MessageKey } from '../http/messages.js';
import { consume, hashKey, openCounterStore } from './counter-store.js';
import { createBudget, type Budget } from './budget.js';
import {
  budgets as defaultBudgets,
  throttledLimits,
  rateLimits,
  type Budgets,
  type ThrottleOptions,
} from './limit-table.js';
import { createThrottle, type Delay } from './throttle.js';
import { createSignInGuard, type SignInGuard } from './sign-in-guard.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly limits: Limits;
  }
}

export type LimitName = keyof typeof rateLimits;
type ThrottledAddressLimit = Exclude<keyof typeof throttledLimits, 'signInByAddress'>;

export interface Limits extends SignInGuard, Budget {
  /**
   * Counts one use.
   * @param message of the error; its `{wait}` becomes the waiting time
   * @throws HttpError 429 with `Retry-After` when the limit is exceeded
   */
  consume(name: LimitName, key: string, message?: MessageKey): Promise<void>;
  /**
   * Counts one request of an address and delays it when the limit is exceeded.
   * @param signal is aborted when the connection closes
   * @throws HttpError 429 with `Retry-After` when too many wait, 503 when the connection closed
   */
  throttleAddress(name: ThrottledAddressLimit, address: string, signal: AbortSignal): Promise<void>;
  /**
   * Delays a request of a key that has exceeded a limit.
   * @throws HttpError 429 with `Retry-After` when the wait would be too long
   */
  throttle(key: string, options: ThrottleOptions): Promise<void>;
  /** Ends the delays of all requests. */
  readonly releaseAll: () => void;
  readonly close: () => void;
}

/**
 * The limits of `limit-table.ts`, counted in Redis when it is configured. Without Redis each process counts separately: n
 * processes allow up to n times as many uses.
 */
export async function createLimits(options: {
  readonly redisUrl: string | undefined;
  readonly monitorTask: MonitorTask;
  /** Absent: a timer. */
  readonly delay?: Delay | undefined;
  /** Absent: those of the table. */
  readonly budgets?: Budgets | undefined;
}): Promise<Limits> {
  const store = await openCounterStore(options.redisUrl, options.monitorTask);
  const entries = Object.entries(rateLimits).map(([name, limit]) => [name, store.counter(name, limit)]);
  const counters = Object.fromEntries(entries) as Record<LimitName, ReturnType<typeof store.counter>>;
  const { registrationByAddress, recoveryByAddress } = throttledLimits;
  const throttledCounters: Readonly<Record<ThrottledAddressLimit, ReturnType<typeof store.counter>>> = {
    registrationByAddress: store.counter('registrationByAddress', registrationByAddress),
    recoveryByAddress: store.counter('recoveryByAddress', recoveryByAddress),
  };
  const throttle = createThrottle(options.delay);
  return {
    ...createSignInGuard(store, throttle),
    ...createBudget(store, options.budgets ?? defaultBudgets),
    consume: (name, key, message) => consume(counters[name], hashKey(key), message),
    throttleAddress: async (name, address, signal) => {
      const key = hashKey(address);
      const { consumedPoints } = await throttledCounters[name].penalty(key);
      if (consumedPoints <= throttledLimits[name].uses) return;
      await throttle.wait(`${name} ${key}`, throttledLimits[name].throttle, signal);
    },
    throttle: (key, delays) => throttle.wait(hashKey(key), delays),
    releaseAll: () => throttle.releaseAll(),
    close: store.close,
  };
}

const limitsPlugin: FastifyPluginAsync<Omit<Parameters<typeof createLimits>[0], 'monitorTask'>> = async (
  app,
  options,
) => {
  const created = await createLimits({ ...options, monitorTask: app.monitorTask });
  app.decorate('limits', created);
  // Runs before the server waits for open requests, which include the delayed ones.
  app.addHook('preClose', (done) => {
    created.releaseAll();
    done();
  });
  app.addHook('onClose', () => created.close());
};

/** Adds `limits`. */
export const limits = fp(limitsPlugin, { name: 'limits', dependencies: ['metrics'] });
