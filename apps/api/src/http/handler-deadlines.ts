import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response is in memory. The route has no deadline, which saves a timer per request. */
    readonly inMemory?: boolean;
  }
}

interface Deadlines {
  /** Deadline of other methods. */
  readonly readMs: number;
  /** Deadline of a POST or DELETE. It includes receiving the body and hashing a password. */
  readonly writeMs: number;
}

/** The timeouts of database calls are shorter (`database/call-limits.ts`). */
const DEFAULTS: Deadlines = { readMs: 10_000, writeMs: 20_000 };

/**
 * Sets a deadline for each route; after it the response is 503. Responses in memory have none. Files have none either: a slow
 * client may download for longer, and `connection-limits.ts` closes stalled connections.
 */
export const handlerDeadlines = fp<Partial<Deadlines>>(
  (app, options) => {
    const { readMs, writeMs } = { ...DEFAULTS, ...options };
    app.addHook('onRoute', (route) => {
      if (route.config?.inMemory === true || route.url.includes('*')) return;
      route.handlerTimeout ??= [route.method].flat().includes('GET') ? readMs : writeMs;
    });
  },
  { name: 'handler-deadlines' },
);
