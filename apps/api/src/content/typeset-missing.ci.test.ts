import { migrate } from '../database/migrate.js';
import { openDatabase } from '../database/open-database.js';
import { allDatabaseKinds, createServerDatabase } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { sectionsOf } from './section-ids.js';
import { typesetMissing } from './typeset-missing.js';
import { type TextNode } from './typeset-text.js';

test.each(allDatabaseKinds)(
  'stored texts get ids with the migration and the next start (%s)',
  async (kind) => {
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
  },
);
