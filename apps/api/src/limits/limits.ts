import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { MonitorTask } from '../background-tasks.js';
import type { MessageKey } from '../http/messages.js';
import { consume, hashKey, openCounterStore } from './counter-store.js';
import { pacedLimits, rateLimits, type Pace } from './limit-table.js';
import { createPacer, type Delay } from './pacer.js';
import { createSignInGuard, type SignInGuard } from './sign-in-guard.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly limits: Limits;
  }
}

export type LimitName = keyof typeof rateLimits;
type PacedAddressLimit = Exclude<keyof typeof pacedLimits, 'signInByAddress'>;

export interface Limits extends SignInGuard {
  /**
   * Counts one use.
   * @param message of the error; its `{wait}` becomes the waiting time
   * @throws HttpError 429 with `Retry-After` when the limit is exceeded
   */
  consume(name: LimitName, key: string, message?: MessageKey): Promise<void>;
  /**
   * Counts one request of an address, which waits when the limit is exceeded.
   * @param signal is aborted when the connection closes
   * @throws HttpError 429 with `Retry-After` when too many wait, 503 when the connection closed
   */
  paceAddress(name: PacedAddressLimit, address: string, signal: AbortSignal): Promise<void>;
  /**
   * Delays a request of a key that has exceeded a limit.
   * @throws HttpError 429 with `Retry-After` when the wait would be too long
   */
  pace(key: string, pace: Pace): Promise<void>;
  /** Lets all delayed requests pass. */
  readonly endWaits: () => void;
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
}): Promise<Limits> {
  const store = await openCounterStore(options.redisUrl, options.monitorTask);
  const entries = Object.entries(rateLimits).map(([name, limit]) => [name, store.counter(name, limit)]);
  const counters = Object.fromEntries(entries) as Record<LimitName, ReturnType<typeof store.counter>>;
  const { registrationByAddress, recoveryByAddress } = pacedLimits;
  const pacedCounters: Readonly<Record<PacedAddressLimit, ReturnType<typeof store.counter>>> = {
    registrationByAddress: store.counter('registrationByAddress', registrationByAddress),
    recoveryByAddress: store.counter('recoveryByAddress', recoveryByAddress),
  };
  const pacer = createPacer(options.delay);
  return {
    ...createSignInGuard(store, pacer),
    consume: (name, key, message) => consume(counters[name], hashKey(key), message),
    paceAddress: async (name, address, signal) => {
      const key = hashKey(address);
      const { consumedPoints } = await pacedCounters[name].penalty(key);
      if (consumedPoints <= pacedLimits[name].uses) return;
      await pacer.hold(`${name} ${key}`, pacedLimits[name].pace, signal);
    },
    pace: (key, pace) => pacer.hold(hashKey(key), pace),
    endWaits: () => pacer.end(),
    close: store.close,
  };
}

const limitsPlugin: FastifyPluginAsync<Omit<Parameters<typeof createLimits>[0], 'monitorTask'>> = async (
  app,
  options,
) => {
  const created = await createLimits({ ...options, monitorTask: app.monitorTask });
  app.decorate('limits', created);
  // Before the server waits for running requests.
  app.addHook('preClose', (done) => {
    created.endWaits();
    done();
  });
  app.addHook('onClose', () => created.close());
};

/** Adds `limits`. */
export const limits = fp(limitsPlugin, { name: 'limits', dependencies: ['metrics'] });
