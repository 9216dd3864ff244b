import { existsSync, openAsBlob, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const modules = path.join(import.meta.dirname, '../../../../node_modules');
const { version } = JSON.parse(
  readFileSync(path.join(modules, '@electric-sql/pglite/package.json'), 'utf8'),
) as { version: string };
const folder = path.join(modules, '.cache/zarra-api');
const file = path.join(folder, `blank-${version}-small.tar`);

/** Creates a database that loads quickly: a smaller write-ahead log and no template databases. */
async function createSmall(): Promise<PGlite> {
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await pglite.exec(`update pg_database set datistemplate = false, datallowconn = true where datistemplate`);
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  return pglite;
}

/**
 * The data of an embedded database without tables. Creating one takes seconds, loading it a tenth of that: it is created once
 * and stored for all tests.
 */
export async function blankDataDir(): Promise<Blob> {
  if (!existsSync(file)) {
    const pglite = await createSmall();
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    await mkdir(folder, { recursive: true });
    // Renaming makes the complete file appear at once.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, file);
  }
  return openAsBlob(file);
}
