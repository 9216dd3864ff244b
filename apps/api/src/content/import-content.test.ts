import type { Database } from '../database/open-database.js';
import { edited, makeContent } from '../testing/content.js';
import { databaseKinds, openTestDatabase } from '../testing/database.js';
import type { FileTexts } from '../testing/folder.js';
import { contentRevision, importContent } from './import-content.js';
import { readContentFiles } from './read-files.js';

const none = { added: [], changed: [], removed: [] };

describe.each(databaseKinds)('importing a curriculum (%s)', (kind) => {
  let database: Database;

  const importFiles = async (changes: FileTexts = {}) =>
    importContent(database.db, await readContentFiles(await makeContent(changes)));

  /** Ids by name of all rows that clients and results refer to. */
  const ids = async () => {
    const { db } = database;
    const named = (table: 'categories' | 'classes' | 'simulations' | 'lessons') =>
      db.selectFrom(table).select(['slug', 'id']).orderBy('slug').execute();
    const questions = await db.selectFrom('questions').select(['key', 'id']).orderBy('key').execute();
    return {
      categories: await named('categories'),
      classes: await named('classes'),
      simulations: await named('simulations'),
      lessons: await named('lessons'),
      questions,
    };
  };

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    await importFiles();
  });
  afterEach(() => database.close());

  test('the first import adds every item, the second changes nothing', async () => {
    const before = await ids();
    expect(before.simulations).toHaveLength(3);
    expect(before.lessons).toHaveLength(3);
    expect(before.questions).toHaveLength(3);
    expect(await contentRevision(database.db)).toBe(1);

    expect(await importFiles()).toEqual(none);
    expect(await ids()).toEqual(before);
    expect(await contentRevision(database.db)).toBe(1);
  });

  test('a new title changes only that item and keeps every id', async () => {
    const before = await ids();
    const changes = await importFiles(
      edited('lessons/7-sinf/tezlik.md', '"Tezlik: nima u?"', 'Tezlik va yoʻl'),
    );
    expect(changes).toEqual({ ...none, changed: ['lessons/7-sinf/tezlik'] });
    expect(await ids()).toEqual(before);
    expect(await contentRevision(database.db)).toBe(2);
    const { db } = database;
    const row = await db
      .selectFrom('lessons')
      .select('title')
      .where('slug', '=', 'tezlik')
      .executeTakeFirst();
    expect(row?.title).toBe('Tezlik va yoʻl');
  });

  test('a question with the same key keeps its id after a new text, a new position and the removal of another question', async () => {
    const before = await ids();
    const formula = /  - key: formula[^]*?\n(?=---)/.exec(
      String(edited('lessons/7-sinf/tezlik.md', 'm/s', 'm/s')['lessons/7-sinf/tezlik.md']),
    );
    const questions = String(formula?.[0]).replace('Qaysi formula toʻgʻri?', 'Toʻgʻri formulani toping');
    const text = `---\norder: 1\ntitle: Tezlik\nquestions:\n${questions}---\n\nMatn.\n`;
    await importFiles({ 'lessons/7-sinf/tezlik.md': text });
    const after = await ids();
    const previous = before.questions.find(({ key }) => key === 'formula');
    expect(after.questions).toContainEqual(previous);
    expect(after.questions.map(({ key }) => key)).not.toContain('birlik');
    const { db } = database;
    const row = await db.selectFrom('questions').selectAll().where('key', '=', 'formula').executeTakeFirst();
    expect(row).toMatchObject({ question: 'Toʻgʻri formulani toping', option1: '$v = s/t$', position: 0 });
  });

  test('items that the files no longer have are removed with their dependent rows', async () => {
    const changes = await importFiles({
      'lessons/7-sinf/tezlik.md': undefined,
      'simulations/mayatnik.yaml': undefined,
      'about.yaml': '- description: Bitta\n',
      'contact.yaml': '[]\n',
    });
    expect(changes).toEqual({
      added: [],
      changed: ['about/1'],
      removed: ['simulations/mayatnik', 'lessons/7-sinf/tezlik', 'about/2', 'contact/1'],
    });
    const after = await ids();
    expect(after.simulations.map(({ slug }) => slug)).toEqual(['ampermetr', 'coulomb']);
    expect(after.questions.map(({ key }) => key)).toEqual(['amper']);
    const { db } = database;
    expect(await db.selectFrom('socials').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('simulation_categories').selectAll().execute()).toHaveLength(2);
  });

  test('a contact keeps only the social networks of its file', async () => {
    await importFiles(
      edited(
        'contact.yaml',
        `    - name: Telegram
      url: https://t.me/zarra_uz
      icon: social/telegram.svg
`,
        '',
      ),
    );
    const socials = await database.db.selectFrom('socials').select(['name', 'position']).execute();
    expect(socials).toEqual([{ name: 'YouTube', position: 0 }]);
  });

  test('a class is removed with its lessons, a category and a type once they are unused', async () => {
    await importFiles({
      'classes.yaml': '- slug: 7-sinf\n  name: 7-sinf\n',
      'lessons/8-sinf/tok.md': undefined,
      'categories.yaml': '- slug: elektr\n  name: Elektr\n',
      'types.yaml': '- slug: 3d\n  name: 3D\n',
      'simulations/mayatnik.yaml': undefined,
    });
    const after = await ids();
    expect(after.classes.map(({ slug }) => slug)).toEqual(['7-sinf']);
    expect(after.lessons.map(({ slug }) => slug)).toEqual(['kuch', 'tezlik']);
    expect(after.categories.map(({ slug }) => slug)).toEqual(['elektr']);
  });

  test('lessons and simulations change their order and keep their ids', async () => {
    const before = await ids();
    const changes = await importFiles({
      ...edited('lessons/7-sinf/kuch.md', 'order: 2', 'order: 0'),
      ...edited('simulations/coulomb.yaml', 'order: 10', 'order: 30'),
    });
    expect(changes.changed).toEqual(['simulations/coulomb', 'lessons/7-sinf/kuch']);
    expect(await ids()).toEqual(before);
    const { db } = database;
    const inOrder = (table: 'lessons' | 'simulations') =>
      db.selectFrom(table).select('slug').orderBy('position').orderBy('slug').execute();
    expect((await inOrder('simulations')).map(({ slug }) => slug)).toEqual([
      'ampermetr',
      'mayatnik',
      'coulomb',
    ]);
    expect((await inOrder('lessons'))[0]).toEqual({ slug: 'kuch' });
  });

  test('categories change their order and a simulation gets another image and no type', async () => {
    const [first = '', second = '', third = ''] = ['mexanika', 'elektr', 'tolqinlar'].map(
      (slug) => `- slug: ${slug}\n  name: ${slug}\n`,
    );
    await importFiles({
      'categories.yaml': third + second + first,
      ...edited('simulations/mayatnik.yaml', 'type: interaktiv\n', ''),
    });
    const { db } = database;
    const categories = await db.selectFrom('categories').select('slug').orderBy('position').execute();
    expect(categories.map(({ slug }) => slug)).toEqual(['tolqinlar', 'elektr', 'mexanika']);
    const row = await db
      .selectFrom('simulations')
      .select('type_id')
      .where('slug', '=', 'mayatnik')
      .executeTakeFirst();
    expect(row).toEqual({ type_id: null });
  });
});
