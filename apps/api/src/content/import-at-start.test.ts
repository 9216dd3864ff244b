import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/open-database.js';
import { edited, makeContent } from '../testing/content.js';
import { databaseKinds, openTestDatabase } from '../testing/database.js';
import { hashContentFiles } from './hash-content-files.js';
import { SHIPPED_FOLDER, SHIPPED_SOURCE } from './content-source.js';
import { importAtStart } from './import-at-start.js';
import { importContent } from './import-content.js';
import { readContentFiles } from './read-files.js';
import { typesetMissing } from './typeset-missing.js';

const force = edited('lessons/7-sinf/kuch.md', 'title: Kuch', 'title: Kuch va massa');

/** Changes files of an imported folder. */
async function change(folder: string, changes: typeof force): Promise<void> {
  for (const [name, text] of Object.entries(changes)) await writeFile(path.join(folder, name), text ?? '');
}

describe.each(databaseKinds)('a start (%s)', (kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  const titles = async () =>
    (await database.db.selectFrom('lessons').select('title').orderBy('id').execute()).map(
      ({ title }) => title,
    );
  const original = ['Tezlik: nima u?', 'Kuch', 'Elektr toki'];

  test('fills an empty database, and does nothing when the files are unchanged', async () => {
    const folder = await makeContent();
    expect((await importAtStart(database, folder)).changes?.added).toHaveLength(16);
    expect(await importAtStart(database, folder)).toEqual({ notImported: [] });
    // The same files in another folder are the same content.
    expect(await importAtStart(database, await makeContent())).toEqual({ notImported: [] });
  });

  test('imports a changed folder into the embedded database, and reports on a server why it does not', async () => {
    const folder = await makeContent();
    await importAtStart(database, folder);
    await change(folder, force);
    const { changes, notImported } = await importAtStart(database, folder);
    if (kind === 'embedded') {
      expect(changes?.changed).toEqual(['lessons/7-sinf/kuch']);
      expect(notImported).toEqual([]);
      expect(await titles()).toContain('Kuch va massa');
    } else {
      expect(changes).toBeUndefined();
      expect(notImported).toEqual([
        expect.stringMatching(/^\S+ is not imported: its files differ .*npm run content/),
      ]);
      expect(await titles()).toEqual(original);
    }
  });

  test('does not replace content from another or an unknown folder', async () => {
    const folder = await makeContent();
    const source = { folder, hash: await hashContentFiles(folder) };
    await importContent(database.db, await readContentFiles(folder), source);
    const other = await makeContent(force);
    expect((await importAtStart(database, other)).notImported).toEqual([
      expect.stringMatching(kind === 'embedded' ? `came from ${folder}` : 'differ'),
    ]);
    await importContent(database.db, await readContentFiles(folder));
    expect((await importAtStart(database, other)).notImported).toEqual([
      expect.stringMatching(kind === 'embedded' ? 'is unknown' : 'differ'),
    ]);
    expect(await titles()).toEqual(original);
  });

  test('continues the shipped curriculum of another release, and replaces no other content by it', async () => {
    const earlier = await readContentFiles(await makeContent());
    await importContent(database.db, earlier, { folder: SHIPPED_SOURCE, hash: 'of the earlier release' });
    const other = await importAtStart(database, await makeContent(force));
    expect(other.notImported).toEqual([
      expect.stringMatching(kind === 'embedded' ? 'came from the installation' : 'differ'),
    ]);
    const { changes, notImported } = await importAtStart(database, SHIPPED_FOLDER);
    if (kind === 'embedded') {
      expect(notImported).toEqual([]);
      expect(changes?.removed).toContain('lessons/7-sinf/kuch');
      expect(await importAtStart(database, SHIPPED_FOLDER)).toEqual({ notImported: [] });
    } else expect(notImported).toEqual([expect.stringContaining('differ')]);
    await importContent(database.db, earlier, { folder: '/srv/content', hash: 'of other content' });
    expect((await importAtStart(database, SHIPPED_FOLDER)).notImported).toEqual([
      expect.stringMatching(kind === 'embedded' ? 'came from /srv/content' : 'differ'),
    ]);
  });

  test('issues in changed files are reported one per line, and the content stays', async () => {
    const folder = await makeContent();
    await importAtStart(database, folder);
    await change(folder, {
      ...edited('lessons/8-sinf/tok.md', 'correct: 2', 'correct: 5'),
      ...edited('types.yaml', 'slug: 3d', 'slug: 3 D'),
    });
    const { notImported } = await importAtStart(database, folder);
    if (kind === 'embedded') {
      expect(notImported).toEqual([
        expect.stringMatching(/is not imported: types\.yaml:3: 1\.slug: /),
        expect.stringMatching(/is not imported: lessons\/8-sinf\/tok\.md:12: questions\.0\.correct: /),
      ]);
    } else expect(notImported).toHaveLength(1);
    expect((await importAtStart(database, path.join(folder, 'gone'))).notImported).toEqual([
      expect.stringContaining('there is no such content folder'),
    ]);
    expect(await titles()).toEqual(original);
  });

  test('stored texts without a tree are typeset once', async () => {
    await importAtStart(database, await makeContent());
    const trees = () => database.db.selectFrom('lessons').select('description_tree').orderBy('id').execute();
    const before = await trees();
    await database.db.updateTable('lessons').set({ description_tree: null }).execute();
    expect(await typesetMissing(database.db)).toBe(3);
    expect(await typesetMissing(database.db)).toBe(0);
    expect(await trees()).toEqual(before);
    expect(before[1]).toEqual({ description_tree: '[["p","Kuch haqida."]]' });
  });
});
