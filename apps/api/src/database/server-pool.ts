import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { currentLimits, timeoutError, type CallLimits } from './call-limits.js';

/**
 * Connects Kysely's PostgreSQL dialect to a pool of `pg` and limits the time of each statement, `begin`, `commit` and
 * `rollback` included. After a failover without a reset the pool's connections stay silent. pg's own `query_timeout` leaves
 * such a connection in the pool; this pool destroys it, together with all connections that have been silent as long.
 * @param onLost runs for each destroyed connection, which emits no error
 */
export function serverPool(pool: Pool, limits: CallLimits, onLost: (error: Error) => void): PostgresPool {
  /** Time of the last response of each connection. */
  const respondedAt = new WeakMap<PoolClient, number>();
  /** Ends the wait of each connection that waits for a response. */
  const waiting = new Map<PoolClient, () => void>();
  let silentSince = -Infinity;

  const isSilent = (client: PoolClient): boolean => (respondedAt.get(client) ?? Infinity) <= silentSince;

  /** A statement sent at this time had no response: neither will others on connections without a response since. */
  const discardSilent = (sentAt: number): void => {
    silentSince = Math.max(silentSince, sentAt);
    for (const [client, giveUp] of waiting) if (isSilent(client)) giveUp();
  };

  const destroy = (client: PoolClient): void => {
    // The pool destroys the socket of a client that is released with an error during a query.
    client.release(true);
    onLost(timeoutError());
  };

  const acquireClient = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (!respondedAt.has(client)) respondedAt.set(client, performance.now());
      if (!isSilent(client)) return client;
      destroy(client);
    }
  };

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await acquireClient();
    let lost = false;
    const query = (text: string, values: unknown[]): Promise<QueryResult> => {
      // A transaction rolls back after a timeout: the connection is destroyed instead.
      if (lost) return Promise.reject(timeoutError());
      const sentAt = performance.now();
      return new Promise((resolve, reject) => {
        const giveUp = (): void => {
          settle();
          lost = true;
          reject(timeoutError());
        };
        // After a pause of this process its timers run before it reads the responses that arrived; `setImmediate` runs after.
        const check = (): void =>
          void setImmediate(() => waiting.get(client) === giveUp && discardSilent(sentAt));
        const timer = setTimeout(check, currentLimits(limits).response);
        const settle = (): void => {
          clearTimeout(timer);
          waiting.delete(client);
        };
        const onResponse = (): void => {
          if (lost) return;
          settle();
          respondedAt.set(client, performance.now());
        };
        waiting.set(client, giveUp);
        client.query(text, values).finally(onResponse).then(resolve, reject);
      });
    };
    return {
      query,
      release: () => (lost ? destroy(client) : client.release()),
    } as unknown as PostgresPoolClient;
  };

  return { connect, end: () => pool.end() };
}
