import { sql } from 'kysely';
import type { Database } from '../database/open-database.js';
import { edited, makeContent } from '../testing/content.js';
import { databaseKinds, openTestDatabase } from '../testing/database.js';
import type { FileTexts } from '../testing/folder.js';
import { importAtStart } from './import-at-start.js';
import { changeContent, contentRevision, importContent } from './import-content.js';
import { readContentDatabase } from './read-database.js';
import { readContentFiles } from './read-files.js';

const read = async (changes: FileTexts = {}) => readContentFiles(await makeContent(changes));
/** Changes in the first step of an import (a category), in the middle and in the last (a removal). */
const bigChange: FileTexts = {
  ...edited('categories.yaml', 'name: Mexanika', 'name: Mexanika va kinematika'),
  ...edited('simulations/coulomb.yaml', 'title: Kulon qonuni', 'title: Yangi nom'),
  ...edited('lessons/8-sinf/tok.md', 'title: Elektr toki', 'title: TAQIQLANGAN'),
  'lessons/7-sinf/kuch.md': undefined,
};

describe.each(databaseKinds)('a failing import (%s)', (kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  test('nothing is imported when one file has an issue', async () => {
    const folder = await makeContent(edited('lessons/8-sinf/tok.md', 'correct: 2', 'correct: 5'));
    await expect(importAtStart(database, folder)).rejects.toThrow('lessons/8-sinf/tok.md');
    expect(await contentRevision(database.db)).toBeUndefined();
    expect(await database.db.selectFrom('categories').selectAll().execute()).toEqual([]);
  });

  test('an import that fails halfway changes nothing', async () => {
    await importContent(database.db, await read());
    const before = await readContentDatabase(database.db);
    await sql`alter table lessons add constraint refuse check (title <> 'TAQIQLANGAN')`.execute(database.db);

    await expect(importContent(database.db, await read(bigChange))).rejects.toThrow('refuse');
    expect(await readContentDatabase(database.db)).toEqual(before);
    expect(await contentRevision(database.db)).toBe(1);

    await sql`alter table lessons drop constraint refuse`.execute(database.db);
    await importContent(database.db, await read(bigChange));
    expect(await contentRevision(database.db)).toBe(2);
  });

  test('the result of two concurrent imports is one of them, complete, and both are counted', async () => {
    const one = await read();
    const other = await read(bigChange);
    await Promise.all([importContent(database.db, one), importContent(database.db, other)]);
    const stored = await readContentDatabase(database.db);
    expect([one, other]).toContainEqual(stored);
    expect(await contentRevision(database.db)).toBe(2);
  });

  test('two concurrent first starts import once', async () => {
    const folder = await makeContent();
    await Promise.all([importAtStart(database, folder), importAtStart(database, folder)]);
    expect(await contentRevision(database.db)).toBe(1);
  });
});

const onServer = databaseKinds.includes('server') ? describe : describe.skip;

onServer('an import on a database server', () => {
  test('an import whose connection is killed halfway changes nothing', async () => {
    const database = await openTestDatabase('server');
    await importContent(database.db, await read());
    const before = await readContentDatabase(database.db);
    // Writing the first lesson kills its connection.
    await sql`create function hang_up() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`.execute(database.db);
    await sql`create trigger hang_up before insert on lessons for each row execute function hang_up()`.execute(
      database.db,
    );
    await expect(importContent(database.db, await read(bigChange))).rejects.toThrow();
    expect(await readContentDatabase(database.db)).toEqual(before);
    await database.close();
  });

  test('an import waits for another one beyond the limit for queries', async () => {
    const database = await openTestDatabase('server');
    const content = await read();
    let finish = (): void => undefined;
    const slow = changeContent(database.db, () => new Promise<void>((resolve) => (finish = resolve)));
    const waiting = importContent(database.db, content);
    const waits = async () => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and clock_timestamp() - waitstart > interval '2500 ms'`.execute(database.db);
      return rows.length > 0;
    };
    const deadline = Date.now() + 15_000;
    while (!(await waits()) && Date.now() < deadline) await sql`select pg_sleep(0.1)`.execute(database.db);
    finish();
    await slow;
    expect((await waiting).added).toHaveLength(16);
    await database.close();
  });
});

test('a database without content is filled after a migration', async () => {
  const database = await openTestDatabase('embedded');
  const { changes } = await importAtStart(database, await makeContent());
  expect(changes?.added).toContain('lessons/8-sinf/tok');
  await database.close();
});
