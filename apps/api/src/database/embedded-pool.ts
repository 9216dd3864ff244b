import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { currentLimits, requestLimits, timeoutError } from './call-limits.js';
import type { EmbeddedEngine } from './embedded-engine.js';

/**
 * Connects Kysely's PostgreSQL dialect to an embedded PostgreSQL. PGlite has one session, so the pool gives it to one
 * caller at a time: a transaction has it from begin to commit. A caller that waits for it longer than the limit gets an
 * error. A caller keeps its engine: when that has ended, a transaction cannot continue in the next one.
 * @param engines the engine, or the current one; calls wait until it is open
 */
export function embeddedPool(
  engines: EmbeddedEngine | (() => Promise<EmbeddedEngine>),
  limits = requestLimits,
): PostgresPool {
  const current = typeof engines === 'function' ? engines : () => engines;
  let lastRelease: Promise<void> = Promise.resolve();

  const queryOf = (engine: EmbeddedEngine) => async (sql: string, parameters: readonly unknown[]) => {
    // Only the simple protocol allows several statements (migrations); it has no parameters.
    const result =
      parameters.length === 0 ? (await engine.exec(sql)).at(-1) : await engine.query(sql, [...parameters]);
    const command = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? '';
    return { command, rowCount: result?.affectedRows ?? 0, rows: result?.rows ?? [] };
  };

  return {
    connect: async () => {
      const previous = lastRelease;
      let release = (): void => undefined;
      lastRelease = new Promise((resolve) => (release = resolve));
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(timeoutError()), currentLimits(limits).response);
      });
      try {
        await Promise.race([previous, timeout]);
      } catch (error) {
        void previous.then(release); // The next caller still waits for the previous one.
        throw error;
      } finally {
        clearTimeout(timer);
      }
      try {
        return { query: queryOf(await current()), release } as unknown as PostgresPoolClient;
      } catch (error) {
        release();
        throw error;
      }
    },
    end: async () => (await current()).close(),
  };
}
