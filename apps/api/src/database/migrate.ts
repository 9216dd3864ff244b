import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Tables } from './tables.js';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');

/** The schema could not be brought up to date; the database is as it was. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const statements = await readFile(path.join(folder, file), 'utf8');
    return [
      path.basename(file, '.sql'),
      {
        up: async (db) => {
          await sql.raw(statements).execute(db);
        },
      },
    ];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Names of the migrations the database has had; none when it is new. */
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
 * Brings the schema up to date: forward only, all pending files in one transaction, guarded by a
 * database lock so that several processes may start at once.
 * @returns names of the migrations applied now
 * @throws MigrationError when a file fails (nothing is applied then) or when the database is newer than
 * this program
 */
export async function migrate(db: Kysely<Tables>, folder = MIGRATIONS): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  const known = Object.keys(migrations);
  return db.connection().execute(async (connection) => {
    // The usual start: nothing to do. Kysely would first look at the whole schema, several times.
    const before = await appliedMigrations(connection);
    if (before.length === known.length && known.every((name) => before.includes(name))) return [];
    // Waiting for another process to migrate may take longer than a visitor's query ever may.
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
            ? `The database is newer than this program, which does not know ${newer.join(', ')}. Update the program.`
            : `The database could not be migrated${failed ? ` (${failed})` : ''}: ${reasonOf(error)}`;
        throw new MigrationError(message, { cause: error });
      }
      return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
    } finally {
      // The connection goes back to the pool; a lost one has nothing to reset.
      await sql`reset lock_timeout; reset statement_timeout`.execute(connection).catch(() => undefined);
    }
  });
}
