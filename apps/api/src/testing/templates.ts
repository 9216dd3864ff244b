import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { importContent } from '../content/import-content.js';
import { readContentFiles } from '../content/read-files.js';
import { embeddedPool } from '../database/embedded-pool.js';
import { migrate } from '../database/migrate.js';
import { openDatabase } from '../database/open-database.js';
import type { Tables } from '../database/tables.js';
import { blankDataDir } from './blank-data-dir.js';
import { testContent } from './content.js';
import { readSchema, rowsScript } from './database-rows.js';
import { writeFiles } from './folder.js';
import { testScope } from './scope.js';
import { createDatabase, dropDatabase } from './server-database.js';

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

/** Databases that tests copy: with the schema alone, and with the small curriculum. */
export interface Templates {
  /** Folder of the small curriculum. */
  readonly contentDir: string;
  /** Archives of embedded databases. */
  readonly archives: { readonly empty: string; readonly filled: string };
  /** Statements that replace the rows of an embedded database by those of the template. */
  readonly rows: { readonly empty: string; readonly filled: string };
  /** Compared with the schema of a used database. */
  readonly schema: string;
  /** Folder of an embedded database with the small curriculum, as in DATA_DIR. */
  readonly postgresDir: string;
  /** Names of databases on the server of TEST_DATABASE_URL; absent without one. */
  readonly names?: { readonly empty: string; readonly filled: string };
}

async function prepareEmbedded(
  folder: string,
  contentDir: string,
): Promise<Pick<Templates, 'archives' | 'rows' | 'schema'>> {
  const archives = { empty: path.join(folder, 'empty.tar'), filled: path.join(folder, 'filled.tar') };
  const pglite = await PGlite.create({ loadDataDir: await blankDataDir() });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embeddedPool(pglite) }) });
  const save = async (file: string) => {
    // An archive without a checkpoint replays the write-ahead log each time it is loaded.
    await pglite.exec('checkpoint');
    await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  };
  await migrate(db);
  await save(archives.empty);
  const empty = await rowsScript(pglite);
  await importContent(db, await readContentFiles(contentDir));
  await save(archives.filled);
  const rows = { empty, filled: await rowsScript(pglite) };
  const schema = await readSchema(pglite);
  await db.destroy();
  return { archives, rows, schema };
}

async function prepareOnServer(contentDir: string): Promise<NonNullable<Templates['names']>> {
  const open = (url: string) =>
    openDatabase({ databaseUrl: url, dataDir: '', onConnectionError: () => undefined });
  const empty = await createDatabase();
  const database = await open(empty.url);
  await migrate(database.db);
  await database.close();
  const filled = await createDatabase(empty.name);
  const other = await open(filled.url);
  await importContent(other.db, await readContentFiles(contentDir));
  await other.close();
  return { empty: empty.name, filled: filled.name };
}

/** Prepares the templates before the first test file and removes them after the last. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zarra-templates-'));
  const contentDir = path.join(folder, 'content');
  await writeFiles(contentDir, testContent);
  const embedded = await prepareEmbedded(folder, contentDir);
  const postgresDir = path.join(folder, 'postgres');
  await (
    await PGlite.create(postgresDir, { loadDataDir: await openAsBlob(embedded.archives.filled) })
  ).close();
  const usesServer = testScope !== 'push' && process.env['TEST_DATABASE_URL'];
  const names = usesServer ? await prepareOnServer(contentDir) : undefined;
  provide('templates', { contentDir, ...embedded, postgresDir, ...(names && { names }) });
  return async () => {
    for (const name of Object.values(names ?? {})) await dropDatabase(name);
    await rm(folder, { recursive: true, force: true });
  };
}
