import path from 'node:path';
import type { Database } from '../database/open-database.js';
import { makeContent } from '../testing/content.js';
import { databaseKinds, openTestDatabase } from '../testing/database.js';
import { figureContent } from '../testing/figure-content.js';
import { makeFolder, readFolder } from '../testing/folder.js';
import { contentWithCourse } from '../testing/course-content.js';
import { contentWithIdeas } from '../testing/idea-content.js';
import { contentWithExperiments } from '../testing/linked-content.js';
import { practiceContent } from '../testing/practice-content.js';
import { searchContent } from '../testing/search-content.js';
import { lessonWithVideo } from '../testing/video.js';
import { importContent } from './import-content.js';
import { readContentDatabase } from './read-database.js';
import { readContentFiles } from './read-files.js';
import { writeContentFiles } from './write-files.js';

const shipped = path.resolve(import.meta.dirname, '../../content');

async function importAndExport(kind: Database['kind'], folder: string): Promise<string> {
  const database = await openTestDatabase(kind);
  const target = await makeFolder();
  await importContent(database.db, await readContentFiles(folder));
  await writeContentFiles(target, await readContentDatabase(database.db), folder);
  await database.close();
  return target;
}

describe.each(databaseKinds)('exporting an import gives the same bytes (%s)', (kind) => {
  test('the small curriculum', async () => {
    const folder = await makeContent(lessonWithVideo);
    expect(await readFolder(await importAndExport(kind, folder))).toEqual(await readFolder(folder));
  });

  test('a curriculum with relations', async () => {
    const folder = await makeContent(contentWithExperiments);
    expect(await readFolder(await importAndExport(kind, folder))).toEqual(await readFolder(folder));
  });

  test('a curriculum with practice items', async () => {
    const folder = await makeContent(practiceContent());
    expect(await readFolder(await importAndExport(kind, folder))).toEqual(await readFolder(folder));
  });

  test('a curriculum with synonyms', async () => {
    const folder = await makeContent(searchContent);
    expect(await readFolder(await importAndExport(kind, folder))).toEqual(await readFolder(folder));
  });

  test('a curriculum with ideas', async () => {
    const folder = await makeContent(contentWithIdeas);
    expect(await readFolder(await importAndExport(kind, folder))).toEqual(await readFolder(folder));
  });

  test('a curriculum with figures', async () => {
    const folder = await makeContent(figureContent);
    expect(await readFolder(await importAndExport(kind, folder))).toEqual(await readFolder(folder));
  });

  test('a curriculum with a plan, terms and reviews', async () => {
    const folder = await makeContent({
      ...contentWithCourse,
      'reviews/7-sinf/tezlik.yaml':
        'solved:\n  date: 2026-01-01\n  tasks: 2\n  wrongKeys: 0\n  remarks: []\n',
    });
    expect(await readFolder(await importAndExport(kind, folder))).toEqual(await readFolder(folder));
  });

  test('the shipped curriculum', async () => {
    expect(await readFolder(await importAndExport(kind, shipped))).toEqual(await readFolder(shipped));
  });
});

test('Windows line breaks and a byte order mark do not change the content', async () => {
  const plain = await makeContent();
  const texts = Object.entries(await readFolder(plain)).filter(([name]) => /\.(?:yaml|md)$/.test(name));
  const windows = texts.map(([name, text]): [string, Buffer] => [
    name,
    Buffer.from(`\u00ef\u00bb\u00bf${text.replaceAll('\n', '\r\n')}`, 'latin1'),
  ]);
  const folder = await makeContent(Object.fromEntries(windows));
  expect(await readContentFiles(folder)).toEqual(await readContentFiles(plain));
});
