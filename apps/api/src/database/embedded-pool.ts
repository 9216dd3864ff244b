import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { currentLimits, requestLimits, timeoutError } from './call-limits.js';
import type { EmbeddedEngine } from './embedded-engine.js';

/**
 * Connects Kysely's PostgreSQL dialect to an embedded PostgreSQL. PGlite has one session, so the pool gives it to one
 * caller at a time: a transaction has it from begin to commit. A caller that waits for it longer than the limit gets an
 * error; a statement, which blocks its thread, is never interrupted.
 * @param opening the engine; calls wait until it is open
 */
export function embeddedPool(
  opening: EmbeddedEngine | Promise<EmbeddedEngine>,
  limits = requestLimits,
): PostgresPool {
  let lastRelease: Promise<void> = Promise.resolve();

  const query = async (sql: string, parameters: readonly unknown[]) => {
    const engine = await opening;
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
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: async () => (await opening).close(),
  };
}
