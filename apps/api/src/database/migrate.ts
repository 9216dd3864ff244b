import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { API_FOLDER } from './installation-folder.js';
import { runLongWork } from './call-limits.js';
import { reasonOf } from './error-reason.js';
import type { Tables } from './tables.js';

const MIGRATIONS = path.join(API_FOLDER, 'migrations');
const LIMITS = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];

/** Names of the migrations of this program, in their order. */
export const migrationNames = async (folder = MIGRATIONS): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.basename(file, '.sql'))
    .sort();

/** The schema could not be migrated; the database is unchanged. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const migrationOf = (file: string): Migration => ({
  up: async (db) => void (await sql.raw(await readFile(file, 'utf8')).execute(db)),
});

/** Names of the applied migrations; none for a new database. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const applied = sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const rows = await applied.then((result) => result.rows).catch(() => []);
  return rows.map(({ name }) => name);
}

async function applyPending(
  db: Kysely<Tables>,
  folder: string,
  last: string | undefined,
): Promise<readonly string[]> {
  const known = (await migrationNames(folder)).filter((name) => last === undefined || name <= last);
  return db.connection().execute(async (connection) => {
    // Most starts have nothing to migrate; Kysely would inspect the whole schema several times.
    const before = await appliedMigrations(connection);
    if (before.length === known.length && known.every((name) => before.includes(name))) return [];
    // A migration by another process may take longer than the limit for visitors' queries.
    for (const limit of LIMITS) await sql`set ${sql.raw(limit)} = '60s'`.execute(connection);
    try {
      const migrations = known.map((name) => [name, migrationOf(path.join(folder, `${name}.sql`))] as const);
      const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(migrations)) };
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
      for (const limit of LIMITS)
        await sql`reset ${sql.raw(limit)}`.execute(connection).catch(() => undefined);
    }
  });
}

/**
 * Applies all pending migrations, forward only, in one transaction. A database lock lets several processes start at once.
 * @param last name of the last migration to apply; absent: all
 * @returns names of the migrations that it applied
 * @throws MigrationError when a file fails (nothing is applied then) or when the database is newer than this program
 */
export const migrate = (db: Kysely<Tables>, folder = MIGRATIONS, last?: string): Promise<readonly string[]> =>
  runLongWork(() => applyPending(db, folder, last));
