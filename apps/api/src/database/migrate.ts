import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Tables } from './tables.js';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');

/** The schema could not be migrated; the database is unchanged. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const statements = await readFile(path.join(folder, file), 'utf8');
    return [path.basename(file, '.sql'), { up: async (db) => void (await sql.raw(statements).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Names of the applied migrations; none for a new database. */
async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const applied = sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const rows = await applied.then((result) => result.rows).catch(() => []);
  return rows.map(({ name }) => name);
}

const reasonOf = (error: unknown): string => {
  const { message = '', code = '' } = error as Partial<NodeJS.ErrnoException>;
  return message || code || String(error);
};

/**
 * Applies all pending migrations, forward only, in one transaction. A database lock lets several processes start at once.
 * @returns names of the migrations that it applied
 * @throws MigrationError when a file fails (nothing is applied then) or when the database is newer than this program
 */
export async function migrate(db: Kysely<Tables>, folder = MIGRATIONS): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  const known = Object.keys(migrations);
  return db.connection().execute(async (connection) => {
    // Most starts have nothing to migrate; Kysely would inspect the whole schema several times.
    const before = await appliedMigrations(connection);
    if (before.length === known.length && known.every((name) => before.includes(name))) return [];
    // A migration by another process may take longer than the limit for visitors' queries.
    await sql`set lock_timeout = '60s'`.execute(connection);
    await sql`set statement_timeout = '60s'`.execute(connection);
    try {
      const provider = { getMigrations: () => Promise.resolve(migrations) };
      const { error, results = [] } = await new Migrator({ db: connection, provider }).migrateToLatest();
      if (error !== undefined) {
        const applied = await appliedMigrations(connection);
        const newer = applied.filter((name) => !known.includes(name));
        const failed = results.find(({ status }) => status === 'Error')?.migrationName;
        const message =
          newer.length > 0
            ? `The database is newer than this program: it has the unknown migrations ${newer.join(', ')}. Update the program.`
            : `The database could not be migrated${failed ? ` (${failed})` : ''}: ${reasonOf(error)}`;
        throw new MigrationError(message, { cause: error });
      }
      return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
    } finally {
      // The connection returns to the pool; a lost connection needs no reset.
      await sql`reset lock_timeout; reset statement_timeout`.execute(connection).catch(() => undefined);
    }
  });
}
