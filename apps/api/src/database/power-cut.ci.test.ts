import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { buildModule } from '../testing/build-module.js';
import { makeSite } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { RecordedFiles } from '../testing/power-cut.js';
import { runNode } from '../testing/process.js';
import { isExtended } from '../testing/scope.js';
import { durableStartParams, openPglite } from './open-pglite.js';

const TABLE = 'create table written (id integer primary key, text text not null)';
/** Texts of this length make the log start several new segments of 1 MB. */
const TEXT_LENGTH = 40_000;

/** Random numbers from 0 to 1 that are equal in each run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

async function openRecorded() {
  const folder = path.join((await makeSite('embedded')).DATA_DIR, 'postgres');
  const files = new RecordedFiles(folder, path.join(await makeFolder(), 'disk'));
  const pglite = await PGlite.create({ fs: files, startParams: durableStartParams });
  await pglite.exec(TABLE);
  const insert = (id: number) => {
    // Not compressible.
    const text = Array.from({ length: TEXT_LENGTH / 8 }, (_, n) =>
      ((id + 1) * 7919 * (n + 1)).toString(36).padEnd(8),
    ).join('');
    return pglite.query('insert into written values ($1, $2)', [id, text]);
  };
  return { files, pglite, insert };
}

/** The ids in the database that a power cut left. */
async function idsAfter(folder: string): Promise<number[]> {
  const pglite = await openPglite(folder);
  try {
    const { rows } = await pglite.query<{ id: number }>('select id from written order by id');
    // Reads every text, so that a missing page shows.
    await pglite.query('select sum(length(text)) from written');
    return rows.map(({ id }) => id);
  } finally {
    await pglite.close();
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, id) => id);

describe('a power cut', () => {
  test.each([
    ['nothing that was not flushed survives', undefined],
    ['some sectors that were not flushed survive', 1],
    ...(isExtended ? [['other sectors that were not flushed survive', 2] as const] : []),
  ] as const)('loses no acknowledged row, also around checkpoints: %s', async (_title, seed) => {
    const { files, pglite, insert } = await openRecorded();
    const folder = await makeFolder();
    const random = seed === undefined ? undefined : seededRandom(seed);
    for (let id = 0; id < 60; id += 1) {
      await insert(id);
      if (id === 9 || id === 29) await pglite.exec('checkpoint');
      if (id % 20 === 19) files.cut(path.join(folder, String(id)), random);
    }
    for (const id of [19, 39, 59])
      expect(await idsAfter(path.join(folder, String(id)))).toEqual(upTo(id + 1));
    await pglite.close();
  });

  test('each commit flushes the log, a checkpoint the tables, and a query nothing', async () => {
    const { files, pglite, insert } = await openRecorded();
    for (let id = 0; id < 10; id += 1) {
      files.flushed.length = 0;
      await insert(id);
      expect(files.flushed).toContainEqual(expect.stringMatching(/^pg_wal\/[0-9A-F]{24}$/));
    }
    files.flushed.length = 0;
    await pglite.query('select * from written');
    expect(files.flushed).toEqual([]);
    await pglite.exec('checkpoint');
    expect(files.flushed).toContainEqual(expect.stringMatching(/^base\/\d+\/\d+$/));
    expect(files.flushed).toContain('global/pg_control');
    await pglite.close();
  });

  test('an interrupted first start leaves no partial database', async () => {
    const folder = path.join(await makeFolder({ 'postgres.new/PG_VERSION': '18\n' }), 'postgres');
    const pglite = await openPglite(folder);
    expect((await pglite.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pglite.close();
    expect(existsSync(`${folder}.new`)).toBe(false);
    expect(await readdir(folder)).toContain('PG_VERSION');
  });

  test('a disk that cannot flush ends the process, and the next start has all acknowledged rows', async () => {
    const folder = path.join((await makeSite('embedded')).DATA_DIR, 'postgres');
    const code = `
      const { PGlite } = await import('@electric-sql/pglite');
      const { DurableFileSystem } = await import(process.env.FILES);
      const { durableStartParams } = await import(process.env.ENGINE);
      let isBroken = false;
      class BrokenFiles extends DurableFileSystem {
        flushFile(fd) {
          if (isBroken) throw new Error('EIO: i/o error, fsync');
          super.flushFile(fd);
        }
      }
      const fs = new BrokenFiles(process.env.FOLDER);
      const pglite = await PGlite.create({ fs, startParams: durableStartParams });
      await pglite.exec('${TABLE}');
      await pglite.exec("insert into written values (1, '')");
      isBroken = true;
      await pglite.exec("insert into written values (2, '')");
      console.log('acknowledged');`;
    const broken = runNode(['--input-type=module', '-e', code], {
      FOLDER: folder,
      FILES: await buildModule(path.join(import.meta.dirname, 'durable-file-system.ts')),
      ENGINE: await buildModule(path.join(import.meta.dirname, 'open-pglite.ts')),
    });
    expect([await broken.ended, broken.output()]).toEqual([
      1,
      'The embedded database cannot continue: EIO: i/o error, fsync. Is the disk full or broken?\n',
    ]);
    expect(await idsAfter(folder)).toContain(1);
  });
});
