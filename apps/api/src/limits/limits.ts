import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { consume, hashKey, openCounterStore } from './counter-store.js';
import { rateLimits } from './limit-table.js';
import { createSignInGuard, type SignInGuard } from './sign-in-guard.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly limits: Limits;
  }
}

export type LimitName = keyof typeof rateLimits;

export interface Limits extends SignInGuard {
  /**
   * Counts one use.
   * @throws HttpError 429 with `Retry-After` when the limit is exceeded
   */
  consume(name: LimitName, key: string): Promise<void>;
  readonly close: () => void;
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
    close: store.close,
  };
}

const limitsPlugin: FastifyPluginAsync<{ readonly redisUrl: string | undefined }> = async (
  app,
  { redisUrl },
) => {
  const created = await createLimits({ redisUrl, log: app.log });
  app.decorate('limits', created);
  app.addHook('onClose', () => created.close());
};

/** Adds `limits`. */
export const limits = fp(limitsPlugin, { name: 'limits' });
