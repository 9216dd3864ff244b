import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Tables } from './tables.js';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const statements = await readFile(path.join(MIGRATIONS, file), 'utf8');
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

/**
 * Brings the schema up to date: forward only, all pending files in one transaction, guarded by a
 * database lock so that several processes may start at once.
 * @returns names of the migrations applied now
 * @throws when a file fails (nothing is applied then) or when the database is newer than this program
 */
export async function migrate(db: Kysely<Tables>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated.', { cause: error });
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}
