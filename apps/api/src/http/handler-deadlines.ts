import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route waits for nothing: it needs no deadline, whose timer would cost time. */
    readonly inMemory?: boolean;
  }
}

interface Deadlines {
  readonly readMs: number;
  /** Of a POST, which also waits for its body and for the hash of a password. */
  readonly writeMs: number;
}

/** Calls of the database end before (`database/call-limits.ts`). */
const DEFAULTS: Deadlines = { readMs: 10_000, writeMs: 20_000 };

/**
 * Gives every route a deadline, after which the response is 503, except routes in memory and files: a file may be sent for
 * as long as its client reads (`connection-limits.ts`).
 */
export const handlerDeadlines = fp<Partial<Deadlines>>(
  (app, options) => {
    const { readMs, writeMs } = { ...DEFAULTS, ...options };
    app.addHook('onRoute', (route) => {
      if (route.config?.inMemory === true || route.url.includes('*')) return;
      route.handlerTimeout ??= [route.method].flat().includes('POST') ? writeMs : readMs;
    });
  },
  { name: 'handler-deadlines' },
);
