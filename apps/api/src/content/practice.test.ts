import { issuesOf } from '../testing/content.js';
import { classesOf, reimport } from '../testing/classroom.js';
import type { TestApp } from '../testing/app.js';
import { openTestApp } from '../testing/app.js';
import { databaseKinds } from '../testing/database.js';
import { practiceContent } from '../testing/practice-content.js';

describe.each(databaseKinds)('practice items (%s)', (kind) => {
  let app: TestApp;
  const idsByKey = async (): Promise<Record<string, number>> => {
    const rows = await app.database.db
      .selectFrom('practice_items')
      .select(['id', 'key'])
      .orderBy('position')
      .execute();
    return Object.fromEntries(rows.map(({ id, key }) => [key, id]));
  };

  beforeEach(async () => {
    app = await openTestApp(kind);
    await reimport(app, practiceContent());
  });
  afterEach(() => app.close());

  test('are stored in their order, and keep their ids when they change', async () => {
    const ids = await idsByKey();
    expect(Object.keys(ids)).toEqual(['yol', 'birlik', 'tartib', 'juftlik', 'nuqta']);
    await reimport(app, practiceContent('Tezliklarni tartiblang.', 'Tartiblang.'));
    expect(await idsByKey()).toEqual(ids);
  });

  test('with a new key get an id that no item had', async () => {
    const { nuqta = 0, ...others } = await idsByKey();
    await reimport(app, practiceContent('key: nuqta', 'key: grafik'));
    const { grafik = 0, ...kept } = await idsByKey();
    expect(kept).toEqual(others);
    expect(grafik).toBeGreaterThan(nuqta);
  });

  test('are removed with their file, and with their lesson', async () => {
    await reimport(app, {});
    expect(await idsByKey()).toEqual({});
    await reimport(app, practiceContent());
    await reimport(app, { 'lessons/7-sinf/tezlik.md': undefined });
    expect(await idsByKey()).toEqual({});
  });

  test('are in no list', async () => {
    const lists = JSON.stringify(await classesOf(app));
    expect(lists).toContain('Tezlik: nima u?');
    for (const text of ['Yoʻlni toping', 'v * t', 'Vaqtga koʻpaytirilgan', 'ikkinchi qism'])
      expect(lists).not.toContain(text);
  });
});

test('expressions reach nothing but numbers', async () => {
  const hostile = [
    'constructor',
    'v.constructor',
    'v["constructor"]',
    'cos.constructor("return process")()',
    'import("fs")',
    'evaluate("1")',
    'f(x) = x',
    'v = 5',
    '__proto__',
    'toString(v)',
    '[v, t]',
    'v; t',
    'createUnit("a")',
    '1:10',
    'v > t ? v : t',
    'sin(v)',
  ];
  for (const expression of hostile) {
    const field = `expression: ${JSON.stringify(expression)}`;
    const [issue] = await issuesOf(practiceContent('expression: v * t', field));
    expect(issue).toMatch(/^practice\/7-sinf\/tezlik\.yaml:14: 0\.answer\.expression: /);
    expect(issue).not.toContain('finite');
  }
});
