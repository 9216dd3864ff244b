import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { CommandError } from '../command-line.js';
import { embeddedPool } from '../database/embedded-pool.js';
import { migrationNames, migrate } from '../database/migrate.js';
import type { Database } from '../database/open-database.js';
import type { Tables } from '../database/tables.js';
import { insertUser } from '../testing/backup-data.js';
import { blankDataDir } from '../testing/blank-data-dir.js';
import { databaseKinds, oneDatabaseKind, openTestDatabase } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { isEmpty } from './read-schema.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

const newFile = async (): Promise<string> => path.join(await makeFolder(), 'zarra-2026-03-01.gz');

async function backUp({ db, kind }: Database) {
  const file = await newFile();
  return { file, trailer: await writeBackup(db, kind, file) };
}

/** Restores into a new database of the kind. */
async function restored(kind: Database['kind'], file: string) {
  const target = await openTestDatabase(kind);
  return { target, ...(await restoreBackup(target.db, file)) };
}

describe.each(oneDatabaseKind('embedded'))('a backup (%s)', (kind) => {
  let source: Database;
  beforeAll(async () => {
    source = await openTestDatabase(kind, 'filled');
    await insertUser(source.db, 'Aziza');
    const lost = await insertUser(source.db, 'Bobur');
    await source.db.deleteFrom('users').where('id', '=', lost).execute();
  });
  afterAll(() => source.close());

  test.each(databaseKinds)(
    'restores all data on %s: its backup has the same checksum',
    async (targetKind) => {
      const { file, trailer } = await backUp(source);
      expect(trailer.rows).toMatchObject({
        users: 1,
        sessions: 1,
        results: 3,
        contact_messages: 2,
        classes: 2,
      });
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const { target, check } = await restored(targetKind, file);
      expect(check).toEqual({ checked: 3, different: [] });
      const again = await backUp(target);
      expect(again.trailer).toMatchObject({ rows: trailer.rows, content: trailer.content });
      for (const table of ['users', 'results', 'contact_messages', 'lessons', 'questions'] as const) {
        const rows = (db: Kysely<Tables>) => db.selectFrom(table).selectAll().orderBy('id').execute();
        expect(await rows(target.db)).toEqual(await rows(source.db));
      }
      await target.close();
    },
  );

  test('never gives the id of a deleted user to a new one', async () => {
    const { target } = await restored(kind, (await backUp(source)).file);
    expect(await insertUser(target.db, 'Dilnoza')).toBe(3);
    await target.close();
  });

  test('holds no live recoveries and no waiting mail', async () => {
    const { file, trailer } = await backUp(source);
    expect(Object.keys(trailer.rows)).not.toEqual(expect.arrayContaining(['recovery_codes']));
    expect(gunzipSync(await readFile(file)).toString()).not.toMatch(/recovery_|email_changes|outbox|kysely/);
  });

  test('is of one moment while others write', async () => {
    const { db } = source;
    const [{ trailer }] = await Promise.all([
      backUp(source),
      ...Array.from({ length: 20 }, (_, n) => insertUser(db, `Yozuvchi${n}`)),
    ]);
    // Each user was inserted before the user's own rows.
    expect(trailer.rows['sessions']).toBeLessThanOrEqual(trailer.rows['users'] ?? 0);
    expect(trailer.rows['results']).toBeLessThanOrEqual(3 * (trailer.rows['users'] ?? 0));
    await db.deleteFrom('users').where('username', 'like', 'Yozuvchi%').execute();
  });

  test('is not restored into a database with data', async () => {
    const { file } = await backUp(source);
    const target = await openTestDatabase(kind, 'filled');
    await expect(restoreBackup(target.db, file)).rejects.toThrow(
      'The database is not empty. Restore into a new one. Nothing was restored.',
    );
    await target.close();
  });

  test('with a changed score is restored, and the score is reported', async () => {
    const changed = await openTestDatabase(kind);
    await insertUser(changed.db, 'Aziza', 5);
    const { id } = await changed.db
      .selectFrom('results')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await changed.db.updateTable('results').set({ percentage: 1 }).where('id', '=', id).execute();
    const { target, check } = await restored(kind, (await backUp(changed)).file);
    expect(check).toEqual({ checked: 5, different: [id] });
    for (const database of [changed, target]) await database.close();
  });

  test('does not replace a file, and leaves none behind', async () => {
    const file = await newFile();
    await writeFile(file, 'old');
    await expect(writeBackup(source.db, kind, file)).rejects.toThrow(
      `${file} already exists. Nothing was written.`,
    );
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await readdir(path.dirname(file))).toEqual([path.basename(file)]);
  });
});

describe('a file', () => {
  let good: Buffer;
  let lines: string[];
  let target: Database;
  beforeAll(async () => {
    target = await openTestDatabase('embedded');
    const database = await openTestDatabase('embedded');
    await insertUser(database.db, 'Aziza');
    good = await readFile((await backUp(database)).file);
    lines = gunzipSync(good).toString().split('\n');
    await database.close();
  });
  afterAll(() => target.close());
  const zip = (text: string): Buffer => gzipSync(text);
  const edit = (pattern: RegExp, text: string): Buffer => zip(lines.join('\n').replace(pattern, text));

  test.each<[string, () => Buffer, RegExp]>([
    ['cut off in the middle', () => good.subarray(0, good.length / 2), /is cut off\. Nothing/],
    ['cut off by a byte', () => good.subarray(0, -1), /is cut off\. Nothing/],
    [
      'without its last line',
      () =>
        zip(
          lines
            .slice(0, -2)
            .map((line) => `${line}\n`)
            .join(''),
        ),
      /is cut off\. Nothing/,
    ],
    ['cut off within a line', () => zip(lines.join('\n').slice(0, -20)), /is cut off\. Nothing/],
    [
      'with a flipped bit',
      () => Buffer.from(good).fill((good[good.length - 40] ?? 0) ^ 1, good.length - 40, good.length - 39),
      /is damaged|was altered/,
    ],
    [
      'with a changed row',
      () => edit(/Aziza@/, 'Azize@'),
      /was altered: its checksum is [0-9a-f]{64} instead of [0-9a-f]{64}\. Nothing/,
    ],
    ['with a removed row', () => edit(/\n\{"id":1,"username".*/, ''), /was altered: its checksum/],
    [
      'with a changed number of rows',
      () => edit(/"users":1/, '"users":2'),
      /was altered: users has 1 rows instead of 2\. Nothing/,
    ],
    ['with a line after the end', () => zip(`${lines.join('\n')}{}\n`), /has lines after its end/],
    [
      'of a later format',
      () => edit(/"format":1/, '"format":2'),
      /has the format 2; this program reads 1\. Update/,
    ],
    ['of other text', () => zip('salom\n'), /is no backup\./],
    ['that is empty', () => Buffer.alloc(0), /is (?:no backup|cut off)/],
    ['that is not compressed', () => Buffer.from(lines.join('\n')), /is damaged or no backup/],
  ])('%s is refused, and the database stays empty', async (_title, content, message) => {
    const file = path.join(await makeFolder({ 'a.gz': content() }), 'a.gz');
    const error = await restoreBackup(target.db, file).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CommandError);
    expect((error as Error).message).toMatch(message);
    expect(await isEmpty(target.db)).toBe(true);
  });
});

describe('the schema of a backup', () => {
  async function openBlank(): Promise<Database> {
    const pglite = await PGlite.create({ loadDataDir: await blankDataDir() });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embeddedPool(pglite) }) });
    return { db, kind: 'embedded', close: () => db.destroy() };
  }
  const first = async (count: number): Promise<string> => (await migrationNames())[count - 1] ?? '';

  test('that is older becomes the present one', async () => {
    const old = await openBlank();
    await migrate(old.db, undefined, await first(2));
    await old.db.insertInto('classes').values({ slug: '7-sinf', name: '7-sinf', position: 1 }).execute();
    const { file } = await backUp(old);
    const target = await openBlank();
    await restoreBackup(target.db, file);
    expect(await target.db.selectFrom('classes').select('name').execute()).toEqual([{ name: '7-sinf' }]);
    expect(await target.db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
    expect(await migrate(target.db)).toEqual([]);
    for (const database of [old, target]) await database.close();
  });

  test('that is newer than the program is refused', async () => {
    const newer = await openTestDatabase('embedded');
    await newer.db
      .insertInto('kysely_migration' as 'classes')
      .values({ name: '9999_later', timestamp: '' } as never)
      .execute();
    const { file } = await backUp(newer);
    const target = await openBlank();
    await expect(restoreBackup(target.db, file)).rejects.toThrow(
      'The backup is newer than this program: it has the unknown migrations 9999_later. Update the program.',
    );
    for (const database of [newer, target]) await database.close();
  });

  test('that is older than an empty database is refused with a solution', async () => {
    const old = await openBlank();
    await migrate(old.db, undefined, await first(2));
    const { file } = await backUp(old);
    const target = await openTestDatabase('embedded');
    await expect(restoreBackup(target.db, file)).rejects.toThrow(
      /already has the migrations 0003_results, .*without tables\.$/,
    );
    for (const database of [old, target]) await database.close();
  });
});
