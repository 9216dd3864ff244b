import { PGlite } from '@electric-sql/pglite';
import { compileEngine } from './compile-engine.js';
import { ensureDatabase } from './create-database.js';
import { DurableFileSystem } from './durable-file-system.js';

/**
 * PGlite's own parameters without `-F`, which turns fsync off. The default method of the write-ahead log, fdatasync, does
 * nothing in Emscripten. PostgreSQL clears its buffers at each start: the default of 128 MB would take longer than reading
 * a school's data.
 */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];

/**
 * Opens an embedded database whose commits reach the disk before they are acknowledged; creates it when the folder has none.
 * @param folder an absolute path
 */
export async function openPglite(folder: string): Promise<PGlite> {
  await ensureDatabase(folder);
  return PGlite.create({
    fs: new DurableFileSystem(folder),
    startParams: durableStartParams,
    pgliteWasmModule: await compileEngine(),
  });
}
