import { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import { CommandError } from '../command-line.js';
import { appliedMigrations, migrationNames, migrate } from '../database/migrate.js';
import type { Tables } from '../database/tables.js';
import type { Header, Trailer } from './backup-format.js';
import { checkResults, type ResultCheck } from './check-results.js';
import { readParts, verifyBackup, type BackupPart } from './read-backup.js';
import { isEmpty, quoteName, readSchema } from './read-schema.js';

/** @throws CommandError when this program cannot create the schema of the backup */
async function assertKnownSchema({ migrations }: Header): Promise<void> {
  const known = await migrationNames();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new CommandError(
      `The backup is newer than this program: it has the unknown migrations ${unknown.join(', ')}. Update the program.`,
    );
  const skipped = known.slice(0, migrations.length).find((name) => !migrations.includes(name));
  if (skipped !== undefined) throw new CommandError(`The backup lacks the migration ${skipped}.`);
}

/** @throws CommandError when the database has rows, or a schema that the backup lacks */
async function assertEmpty(db: Kysely<Tables>, { migrations }: Header): Promise<void> {
  if (!(await isEmpty(db)))
    throw new CommandError('The database is not empty. Restore into a new one. Nothing was restored.');
  const newer = (await appliedMigrations(db)).filter((name) => !migrations.includes(name));
  if (newer.length > 0)
    throw new CommandError(
      `The database already has the migrations ${newer.join(', ')}, which the backup lacks. Restore into a database without tables.`,
    );
}

/** Inserts all rows and sets all counters. */
async function insertParts(trx: Kysely<Tables>, file: string): Promise<void> {
  const names = new Set((await readSchema(trx)).map(({ name }) => name));
  // Reads ahead while the database inserts.
  const parts: AsyncIterable<BackupPart> = Readable.from(readParts(file), { highWaterMark: 4 });
  for await (const part of parts) {
    if (!names.has(part.table)) throw new CommandError(`The database has no table ${part.table}.`);
    const table = quoteName(part.table);
    if ('rows' in part) {
      await sql`insert into ${sql.raw(table)} overriding system value
        select * from json_populate_recordset(null::${sql.raw(table)}, ${`[${part.rows.join(',')}]`}::json)`.execute(
        trx,
      );
    } else {
      await sql`select setval(pg_get_serial_sequence(${table}, ${part.column}), ${part.last}::bigint, ${part.used})`.execute(
        trx,
      );
    }
  }
}

export interface Restored {
  readonly header: Header;
  readonly trailer: Trailer;
  readonly check: ResultCheck;
}

/**
 * Restores a backup into an empty database: first the schema of the backup, then all rows in one transaction, then the
 * migrations that the backup lacks. At last it scores every stored result again.
 * @throws CommandError when the backup or the database is unsuitable; no row is written then
 */
export async function restoreBackup(db: Kysely<Tables>, file: string): Promise<Restored> {
  const { header, trailer } = await verifyBackup(file);
  await assertKnownSchema(header);
  await assertEmpty(db, header);
  await migrate(db, undefined, header.migrations.at(-1));
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await insertParts(trx, file);
  });
  await migrate(db);
  return { header, trailer, check: await checkResults(db) };
}
