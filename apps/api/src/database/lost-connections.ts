import type { FastifyBaseLogger } from 'fastify';

/** The connections of a pool are lost within this time when their server falls silent, ms. */
const COLLECT_MS = 1000;
/** Time between two lines, ms. */
const INTERVAL_MS = 60_000;

/** Logs lost connections: at most one line a minute, with their number. A server that falls silent loses a whole pool. */
export function createLostConnectionLog(log: Pick<FastifyBaseLogger, 'warn'>) {
  let connections = 0;
  let lastError: Error | undefined;
  let timer: NodeJS.Timeout | undefined;
  let loggedAt = -Infinity;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (connections === 0) return;
    log.warn({ connections, err: lastError }, 'lost database connections');
    loggedAt = performance.now();
    connections = 0;
  };

  return {
    add(error: Error): void {
      connections += 1;
      lastError = error;
      const pause = Math.max(COLLECT_MS, loggedAt + INTERVAL_MS - performance.now());
      timer ??= setTimeout(flush, pause).unref();
    },
    /** Logs the connections that have no line yet. */
    flush,
  };
}
