import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.js';
import { DataDirLockedError } from '../database/data-lock.js';
import { reasonOf } from '../database/error-reason.js';
import { appliedMigrations, migrationNames } from '../database/migrate.js';
import { openDatabase, type Database } from '../database/open-database.js';
import { readControlFile } from '../staff/control-file.js';
import { failed, ok, warning, type CheckResult } from './check.js';

/** A difference of this size between two clocks breaks no session: access tokens last 15 minutes. */
const MAX_CLOCK_DIFFERENCE_S = 5;

export interface DatabaseResults {
  readonly database: CheckResult;
  readonly migrations: CheckResult;
  readonly clock: CheckResult;
}

const unknown = (reason: string, advice = 'Repair the database first.'): CheckResult =>
  warning(`not checked: ${reason}`, advice);
const noClock = ok('not compared: no other machine is involved');

async function inspectMigrations({ db }: Database): Promise<CheckResult> {
  const [known, applied] = [await migrationNames(), await appliedMigrations(db)];
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    return failed(
      `the database is newer than this program: ${newer.join(', ')}`,
      'Install the newer release, or restore a backup of this release.',
    );
  }
  const pending = known.filter((name) => !applied.includes(name));
  return pending.length === 0
    ? ok(`all ${known.length} are applied`)
    : warning(`${pending.length} of ${known.length} are not applied yet`, 'The next start applies them.');
}

async function inspectClock({ db }: Database): Promise<CheckResult> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from clock_timestamp())::float8 as seconds`.execute(db);
  const difference = Math.abs(Date.now() / 1000 - (rows[0]?.seconds ?? 0));
  const finding = `${difference.toFixed(1)} s from the clock of the database`;
  return difference <= MAX_CLOCK_DIFFERENCE_S
    ? ok(finding)
    : failed(finding, 'Synchronise both machines: timedatectl set-ntp true');
}

async function inspect(database: Database): Promise<DatabaseResults> {
  const startedAt = performance.now();
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(database.db);
  const ms = Math.round(performance.now() - startedAt);
  const kind = database.kind === 'embedded' ? 'embedded PostgreSQL' : 'PostgreSQL';
  return {
    database: ok(`${kind} ${rows[0]?.version ?? ''}, answers in ${ms} ms`),
    migrations: await inspectMigrations(database),
    clock: database.kind === 'embedded' ? noClock : await inspectClock(database),
  };
}

async function open(config: Config): Promise<Database | DatabaseResults> {
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded && !existsSync(path.join(config.dataDir, 'postgres'))) {
    const later = ok('the first start creates it');
    return { database: later, migrations: later, clock: noClock };
  }
  // Opening it would close the folder; the check of the folder names the command.
  if (isEmbedded && (statSync(config.dataDir).mode & 0o077) !== 0) {
    const open = unknown('other users can read the data folder', 'Close the data folder first.');
    return { database: open, migrations: open, clock: noClock };
  }
  try {
    return await openDatabase({ ...config, onConnectionError: () => undefined });
  } catch (error) {
    if (!(error instanceof DataDirLockedError) || !(await readControlFile(config.dataDir))) throw error;
    const running = ok('a running server uses it');
    return { database: running, migrations: running, clock: noClock };
  }
}

/** Checks that the database answers, its schema and its clock. It changes no row and no mode of a file. */
export async function checkDatabase(config: Config): Promise<DatabaseResults> {
  try {
    const database = await open(config);
    if (!('db' in database)) return database;
    try {
      return await inspect(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    const advice =
      config.databaseUrl === undefined
        ? 'Stop the other process, or restore the last backup into an empty folder.'
        : 'Check that PostgreSQL runs and that DATABASE_URL names its host, user, password and database.';
    const results = { migrations: unknown('no database'), clock: unknown('no database') };
    return { database: failed(reasonOf(error), advice), ...results };
  }
}
