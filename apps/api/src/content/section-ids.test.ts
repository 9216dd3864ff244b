import { migrate } from '../database/migrate.js';
import { openDatabase } from '../database/open-database.js';
import { createServerDatabase, databaseKinds } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { sectionsOf } from './section-ids.js';
import { typesetMissing } from './typeset-missing.js';
import { typesetText, type TextNode } from './typeset-text.js';

const sections = (markdown: string) => [...sectionsOf(typesetText(markdown).tree)];

test.each([
  ['apostrophes in any form', '## Toʻgʻri yoʻl', [['togri-yol', 'Toʻgʻri yoʻl']]],
  ['Cyrillic', '## Масса ва оғирлик', [['massa-va-ogirlik', 'Масса ва оғирлик']]],
  ['a formula', '## Kuch $F$ nima?', [['kuch-f-nima', 'Kuch F nima?']]],
  ['emphasis and a link', '## **Om** [qonuni](/learn)', [['om-qonuni', 'Om qonuni']]],
  [
    'every level',
    '# Bir\n\n#### Ikki',
    [
      ['bir', 'Bir'],
      ['ikki', 'Ikki'],
    ],
  ],
  ['nothing but signs', '## ?!', []],
] as const)('a heading with %s', (_name, markdown, expected) => {
  expect(sections(markdown)).toEqual(expected);
});

test('a repeated heading gets a number that no other heading has', () => {
  const ids = sections('## Misol\n\n## Misol\n\n## Misol 2\n\n## Misol').map(([id]) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids.slice(0, 2)).toEqual(['misol', 'misol-2']);
});

test('the id is in the tree that pages show; the author cannot set one', () => {
  const { tree } = typesetText('## Kuch\n\n<h3 id="kuch">Boshqa</h3>\n\nMatn[^1]\n\n[^1]: Izoh');
  expect(tree[0]).toEqual(['h3', { id: 'kuch' }, 'Kuch']);
  expect(sectionsOf(tree)).toEqual(new Map([['kuch', 'Kuch']]));
});

test.each(databaseKinds)('stored texts get ids with the migration and the next start (%s)', async (kind) => {
  const server = kind === 'server' ? await createServerDatabase() : undefined;
  const database = await openDatabase({
    databaseUrl: server?.url,
    dataDir: await makeFolder(),
    onConnectionError: () => undefined,
  });
  const { db } = database;
  await migrate(db, undefined, '0012_practice');
  const { id: class_id } = await db
    .insertInto('classes')
    .values({ slug: '7-sinf', name: '7-sinf', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = { description: '## Kuch\n\nMatn.', description_tree: '[["h3","Kuch"],["p","Matn."]]' };
  const lesson = { class_id, slug: 'kuch', title: 'Kuch', position: 0, ...stored };
  await db.insertInto('lessons').values(lesson).execute();

  await migrate(db);
  await typesetMissing(db);

  const { description_tree } = await db.selectFrom('lessons').selectAll().executeTakeFirstOrThrow();
  expect([...sectionsOf(JSON.parse(description_tree ?? '[]') as TextNode[])]).toEqual([['kuch', 'Kuch']]);
  await database.close();
  await server?.drop();
});
