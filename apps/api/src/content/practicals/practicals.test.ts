import { endpoints } from '@zarra/contracts';
import { safeParse } from 'zod/v4/core';
import { importContent } from '../import-content.js';
import { readContentDatabase } from '../read-database.js';
import { readContentFiles } from '../read-files.js';
import { writeContentFiles } from '../write-files.js';
import { openTestApp } from '../../testing/app.js';
import { lessonOf, reimport, titles } from '../../testing/classroom.js';
import { issuesOf, makeContent } from '../../testing/content.js';
import { databaseKinds, openTestDatabase } from '../../testing/database.js';
import { makeFolder, readFolder } from '../../testing/folder.js';
import { labFiles } from '../../testing/linked-content.js';

const FILE = 'practicals/8-sinf/lab-tok.md';
const sections = [
  ['Maqsad', 'Tok kuchini oʻlchash.'],
  ['Kerakli jihozlar', 'Ampermetr.'],
  ['Xavfsizlik', '- Qisqa tutashtirmang.'],
  ['Ishning borishi', '1. Ulang.\n2. Oʻlchang.'],
  ['Oʻlchashlar', '| № | $I$, A |\n| - | ------ |\n| 1 |        |'],
  ['Hisoblash', 'Oʻrtachasini toping.'],
  ['Xulosa', 'Yozing.'],
  ['Nazorat savollari', '1. Nima uchun?'],
  ['Oʻqituvchiga', 'Kutilgan qiymat 0,5 A.'],
] as const;
const textOf = (parts: readonly (readonly [string, string])[]) =>
  parts.map(([heading, text]) => `## ${heading}\n\n${text}\n`).join('\n');
const fileOf = (head: string, text = textOf(sections)) => `---\n${head}---\n\n${text}`;
const head = 'title: Tok kuchini oʻlchash\nlesson: tok\n';
const investigated = `${head}investigation:\n  experiment: zanjir\n  key: nomalum-rezistor\n`;

describe.each(databaseKinds)('a practical work (%s)', (kind) => {
  test('is the same after an import and an export, and changes and goes with its file', async () => {
    const folder = await makeContent({ [FILE]: fileOf(investigated) });
    const [database, target] = [await openTestDatabase(kind), await makeFolder()];
    const importFrom = async (from: string) => importContent(database.db, await readContentFiles(from));
    await importFrom(folder);
    await writeContentFiles(target, await readContentDatabase(database.db), folder);
    expect(await readFolder(target)).toEqual(await readFolder(folder));
    const changed = await makeContent({ [FILE]: fileOf(head) });
    expect(await importFrom(changed)).toMatchObject({ changed: ['practicals/8-sinf/lab-tok'] });
    expect(await importFrom(await makeContent())).toMatchObject({ removed: ['practicals/8-sinf/lab-tok'] });
    expect(await readContentDatabase(database.db)).toMatchObject({ practicals: [] });
    await database.close();
  });

  test('is sent with its lesson and investigation, the note of the teacher apart; an unknown one is 404', async () => {
    const app = await openTestApp(kind, { webDir: await makeFolder(labFiles()) });
    await reimport(app, { [FILE]: fileOf(investigated) });
    const response = await app.fastify.inject('/api/practicals/lab-tok/');
    expect(response.statusCode).toBe(200);
    expect(safeParse(endpoints.practical.response, response.json())).toMatchObject({ success: true });
    const { id } = await lessonOf(app, titles.oneQuestion);
    expect(response.json()).toMatchObject({
      slug: 'lab-tok',
      title: 'Tok kuchini oʻlchash',
      className: '8-sinf',
      lesson: { title: titles.oneQuestion, link: `/learn?topic=${id}` },
      investigation: { link: '/tajriba/zanjir?tadqiqot=nomalum-rezistor' },
    });
    const { tree, teacherTree } = response.json<{ tree: string; teacherTree: string }>();
    expect(tree).toContain('Tok kuchini oʻlchash.');
    expect(tree).not.toContain('Kutilgan');
    expect(teacherTree).toBe('[["p","Kutilgan qiymat 0,5 A."]]');
    expect((await app.fastify.inject('/api/practicals/lab-yoq/')).statusCode).toBe(404);
    await app.close();
  });
});

const replaced = (heading: string, text: string) =>
  fileOf(head, textOf(sections.map(([name, old]) => [name, name === heading ? text : old])));

test.each([
  ['a missing lesson', fileOf('title: Ish\nlesson: yoq\n'), ':3: lesson: the class has no lesson yoq'],
  ['a missing section', fileOf(head, textOf(sections.slice(1))), ': the headings are Kerakli jihozlar, '],
  [
    'sections in another order',
    fileOf(head, textOf([...sections].reverse())),
    ': the headings are Oʻqituvchiga, ',
  ],
  [
    'a full table',
    replaced('Oʻlchashlar', '| № |\n| - |\n| 1 |'),
    ': Oʻlchashlar has no table with empty cells',
  ],
  ['a text of two pages', replaced('Hisoblash', 'soʻz '.repeat(420)), ': the text for the learner has '],
  ['a wrong formula', replaced('Hisoblash', '$\\frac{1$'), ':31: the formula '],
  ['no front matter', textOf(sections), ':1: a practical work begins with YAML'],
])('%s is an issue with its file', async (_, text, issue) => {
  expect(await issuesOf({ [FILE]: text })).toEqual([expect.stringContaining(FILE + issue)]);
});

test('an investigation that the laboratory does not have is an issue', async () => {
  const folder = await makeContent({ [FILE]: fileOf(investigated) });
  await expect(readContentFiles(folder, [], new Map())).rejects.toThrow(
    'the laboratory has no investigation nomalum-rezistor of zanjir',
  );
});
