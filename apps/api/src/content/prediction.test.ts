import { openTestApp } from '../testing/app.js';
import { lessonOf, reimport, titles } from '../testing/classroom.js';
import { edited, issuesOf, makeContent } from '../testing/content.js';
import { databaseKinds, openTestDatabase } from '../testing/database.js';
import { makeFolder, readFolder, type FileTexts } from '../testing/folder.js';
import { importContent } from './import-content.js';
import { readContentDatabase } from './read-database.js';
import { readContentFiles } from './read-files.js';
import { writeContentFiles } from './write-files.js';

const FILE = 'lessons/8-sinf/tok.md';
const QUESTION = '## Oʻylab koʻring\n\nSavol.';
const MISCONCEPTION = '## Koʻp uchraydigan xato\n\nXato fikr.';

/** The small curriculum with a prediction in the lesson on current, and a text of these parts. */
const withPrediction = (...parts: readonly string[]): FileTexts => {
  const title = 'title: Elektr toki\n';
  const fields = `${title}prediction:\n  - Kamayadi\n  - "10"\nformulas:\n  - I = q / t\n`;
  const text = String(edited(FILE, title, fields)[FILE]);
  return { [FILE]: text.replace('Zaryadlarning tartibli harakati.', () => parts.join('\n\n')) };
};

describe.each(databaseKinds)('a prediction (%s)', (kind) => {
  test('is the same after an import and an export', async () => {
    const folder = await makeContent(withPrediction(QUESTION, MISCONCEPTION));
    const [database, target] = [await openTestDatabase(kind), await makeFolder()];
    await importContent(database.db, await readContentFiles(folder));
    await writeContentFiles(target, await readContentDatabase(database.db), folder);
    await database.close();
    expect(await readFolder(target)).toEqual(await readFolder(folder));
  });

  test('is sent with its lesson, whose text marks the end of the question and the head of the misconception', async () => {
    const app = await openTestApp(kind);
    const treeOf = async (...parts: readonly string[]) => {
      await reimport(app, withPrediction(...parts));
      const { descriptionTree, prediction } = await lessonOf(app, titles.oneQuestion);
      expect(prediction).toEqual(['Kamayadi', '10']);
      return JSON.parse(descriptionTree ?? '') as unknown[];
    };
    const question = [['h3', { id: 'oylab-koring' }, 'Oʻylab koʻring'], ['p', 'Savol.'], ['prediction']];
    const misconception = [
      ['h3', { id: 'kop-uchraydigan-xato' }, 'Koʻp uchraydigan xato'],
      ['predicted', { heading: 'oylab-koring' }],
      ['p', 'Xato fikr.'],
    ];
    expect(await treeOf('Bir.', QUESTION, MISCONCEPTION)).toEqual([
      ['p', 'Bir.'],
      ...question,
      ...misconception,
    ]);
    expect(await treeOf(MISCONCEPTION, QUESTION)).toEqual([...misconception, ...question]);
    expect(await lessonOf(app, titles.noQuestions)).not.toHaveProperty('prediction');
    await app.close();
  });
});

test.each([
  ['a question', [MISCONCEPTION], 'Oʻylab koʻring'],
  ['a misconception', [QUESTION], 'Koʻp uchraydigan xato'],
])('a prediction without %s is reported', async (_, parts, heading) => {
  expect(await issuesOf(withPrediction(...parts))).toEqual([
    `${FILE}:5: prediction: the lesson has no heading ${heading}`,
  ]);
});
