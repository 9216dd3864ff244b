import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { CommandError } from '../command-line.js';
import { writeNewFile } from '../database/data-file.js';
import { appliedMigrations } from '../database/migrate.js';
import type { Tables } from '../database/tables.js';
import { FORMAT, TrailerBuilder, type ControlLine, type Header, type Trailer } from './backup-format.js';
import { quoteName, readSchema } from './read-schema.js';

/** Another process writes a backup of the same database. */
export class BackupRunningError extends CommandError {}

/** Rows per query. */
const PAGE_SIZE = 500;
/** Compression runs in a second thread. A higher level would take longer than reading the rows. */
const GZIP_LEVEL = 3;
/** Advisory lock of backups of a database. */
const LOCK = 7_205_911;

const formatControlLine = (...controlLine: ControlLine): string => `${JSON.stringify(controlLine)}\n`;

/** Reads all tables in one transaction, so that concurrent writes do not change the backup. */
async function* backupLines(
  trx: Kysely<Tables>,
  database: Header['database'],
  onTrailer: (trailer: Trailer) => void,
): AsyncGenerator<string> {
  const builder = new TrailerBuilder();
  const header = formatControlLine('zarra-backup', {
    format: FORMAT,
    migrations: await appliedMigrations(trx),
    database,
    time: new Date().toISOString(),
  });
  builder.addHeader(header);
  yield header;
  for (const { name, order, identityColumn } of await readSchema(trx)) {
    const title = formatControlLine('table', name);
    builder.addLines(title, name);
    yield title;
    const table = quoteName(name);
    await sql
      .raw(
        `declare rows cursor for select row_to_json(r)::text as line from ${table} r order by ${order.join(', ')}`,
      )
      .execute(trx);
    for (;;) {
      const { rows } = await sql.raw<{ line: string }>(`fetch ${PAGE_SIZE} from rows`).execute(trx);
      if (rows.length === 0) break;
      const lines = rows.map(({ line }) => `${line}\n`).join('');
      builder.addLines(lines, name, rows.length);
      yield lines;
    }
    await sql.raw('close rows').execute(trx);
    if (identityColumn === undefined) continue;
    const sequence = sql<{
      name: string;
    }>`select pg_get_serial_sequence(${table}, ${identityColumn}) as name`;
    const [{ name: sequenceName } = { name: '' }] = (await sequence.execute(trx)).rows;
    const { rows } = await sql
      .raw<{ last: string; used: boolean }>(
        `select last_value::text as last, is_called as used from ${sequenceName}`,
      )
      .execute(trx);
    const line = formatControlLine(
      'counter',
      name,
      identityColumn,
      rows[0]?.last ?? '1',
      rows[0]?.used ?? false,
    );
    builder.addLines(line);
    yield line;
  }
  const trailer = builder.build();
  onTrailer(trailer);
  yield formatControlLine('end', trailer);
}

/**
 * Writes a backup of a database that others may use at the same time. The file appears when it is complete and on the disk.
 * @param file a new file, readable by its owner only
 * @throws CommandError when the file exists, or BackupRunningError
 */
export async function writeBackup(
  db: Kysely<Tables>,
  database: Header['database'],
  file: string,
): Promise<Trailer> {
  let trailer: Trailer | undefined;
  const write = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const isNew = await writeNewFile(file, (target) =>
    write.execute(async (trx) => {
      // The timeouts of requests are too short for a backup. The formats must not depend on the settings of the server.
      await sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
        set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1`.execute(
        trx,
      );
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as locked`.execute(trx);
      if (!rows[0]?.locked) throw new BackupRunningError('Another backup of this database is being written.');
      const lines = backupLines(trx, database, (built) => (trailer = built));
      await pipeline(Readable.from(lines), createGzip({ level: GZIP_LEVEL }), async (chunks) => {
        for await (const chunk of chunks) await target.appendFile(chunk as Buffer);
      });
    }),
  );
  if (!isNew || !trailer) throw new CommandError(`${file} already exists. Nothing was written.`);
  return trailer;
}
