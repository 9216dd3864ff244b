import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { flush } from './data-file.js';
import { API_FOLDER } from './installation-folder.js';

/** The files of a database without tables, which the build writes. */
const BLANK = path.join(API_FOLDER, 'dist/blank-database');

/**
 * Creates the files of an embedded database when the folder has none. A crash leaves no partial database: the files are copied to
 * `<folder>.new`, flushed and then renamed.
 * @param folder an absolute path
 */
export async function ensureDatabase(folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const entries = await readdir(BLANK, { recursive: true, withFileTypes: true });
  const pathsOf = (isWanted: (entry: (typeof entries)[number]) => boolean): string[] =>
    entries.filter(isWanted).map(({ parentPath, name }) => path.relative(BLANK, path.join(parentPath, name)));
  const folders = ['', ...pathsOf((entry) => entry.isDirectory())].map((name) => path.join(draft, name));
  for (const name of folders) await mkdir(name, { recursive: true, mode: 0o700 });
  // Parallel flushes are faster for a thousand files.
  const limit = pLimit(16);
  const copy = async (name: string): Promise<void> => {
    const target = path.join(draft, name);
    await copyFile(path.join(BLANK, name), target);
    // The files of an installation may be read-only.
    await chmod(target, 0o600);
    await flush(target, false);
  };
  await Promise.all(pathsOf((entry) => entry.isFile()).map((name) => limit(() => copy(name))));
  await Promise.all(folders.map((name) => limit(() => flush(name, true))));
  await rename(draft, folder);
  await flush(path.dirname(folder), true);
}
