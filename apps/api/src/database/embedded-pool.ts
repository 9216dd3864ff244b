import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * Lets Kysely's PostgreSQL dialect talk to an embedded PostgreSQL. PGlite has one session, so the
 * pool lends it to one caller at a time: a transaction holds it from begin to commit.
 */
export function embeddedPool(pglite: PGlite): PostgresPool {
  let free: Promise<void> = Promise.resolve();

  const query = async (sql: string, parameters: readonly unknown[]) => {
    // Only the simple protocol takes several statements at once (migrations); it takes no parameters.
    const result =
      parameters.length === 0 ? (await pglite.exec(sql)).at(-1) : await pglite.query(sql, [...parameters]);
    const command = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? '';
    return { command, rowCount: result?.affectedRows ?? 0, rows: result?.rows ?? [] };
  };

  return {
    connect: async () => {
      const turn = free;
      let release = (): void => undefined;
      free = new Promise((resolve) => (release = resolve));
      await turn;
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: () => pglite.close(),
  };
}
