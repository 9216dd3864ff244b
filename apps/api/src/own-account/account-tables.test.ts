import { sql } from 'kysely';
import { callAccount } from '../testing/account.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { answerAll, lessonOf, reimport, submit, titles } from '../testing/classroom.js';
import { databaseKinds } from '../testing/database.js';
import { deviceCookieOf, makeLearner, post, type TestLearner } from '../testing/learner.js';
import { practiceOf, rightAnswer, sendAnswer } from '../testing/practice.js';
import { practiceContent } from '../testing/practice-content.js';
import { sectionsByTable } from './learner-data.js';

/** A table with rows of learners, and the condition that selects the rows of the learner `$1`. */
interface LearnerTable {
  readonly table: string;
  readonly condition: string;
}

/** Follows the foreign keys to `users`, and columns with the name `user_id`, over any number of tables. */
async function findLearnerTables({ database: { db } }: TestApp): Promise<readonly LearnerTable[]> {
  const { rows: foreignKeys } = await sql<{ table: string; column: string; target: string; key: string }>`
    select t.relname as "table", a.attname as "column", o.relname as target, b.attname as key
    from pg_constraint k
    join pg_class t on t.oid = k.conrelid join pg_class o on o.oid = k.confrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
    join pg_attribute b on b.attrelid = o.oid and b.attnum = k.confkey[1]
    where k.contype = 'f' and t.relnamespace = current_schema()::regnamespace`.execute(db);
  const { rows: named } = await sql<{ table: string }>`
    select t.relname as "table" from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace and a.attname = 'user_id'`.execute(
    db,
  );
  const found = new Map([
    ['users', 'id = $1'],
    ...named.map(({ table }) => [table, 'user_id = $1'] as const),
  ]);
  let size = 0;
  while (size < found.size) {
    size = found.size;
    for (const { table, column, target, key } of foreignKeys) {
      const condition = found.get(target);
      if (condition !== undefined && !found.has(table))
        found.set(table, `"${column}" in (select "${key}" from "${target}" where ${condition})`);
    }
  }
  return [...found].map(([table, condition]) => ({ table, condition }));
}

/** A learner with rows in every table that can hold rows of a learner. */
async function makeLearnerOfAllTables(
  app: TestApp,
): Promise<TestLearner & { readonly id: number; readonly cookie: string }> {
  const learner = await makeLearner(app);
  const { username, password, email, signedIn } = learner;
  const { headers } = await post(app, '/login/', { username, password });
  const lesson = await lessonOf(app, titles.twoQuestions, signedIn);
  expect((await submit(app, signedIn, lesson.id, answerAll(lesson, 2))).status).toBe(200);
  await post(app, '/forgot-password/', { email });
  const progress = {
    places: [
      {
        lesson: lesson.id,
        heading: 'taʼrif',
        video_position: 12,
        reached_at: new Date().toISOString(),
      },
    ],
    investigations: [
      { experiment: 'mayatnik', investigation: 'davr', state: 'predicted', prediction: [1], measured: {} },
    ],
  };
  const merged = await app.fastify.inject({
    method: 'PUT',
    url: '/api/progress/',
    payload: progress,
    headers: signedIn,
  });
  expect(merged.statusCode).toBe(200);
  const { items } = (await practiceOf(app, signedIn, `lesson:${lesson.id}`)).body;
  for (const item of items)
    expect((await sendAnswer(app, signedIn, item, rightAnswer(item))).status).toBe(200);
  const payload = { email: `yangi-${email}`, password };
  expect((await callAccount(app, 'POST', '/email/', learner, { payload })).status).toBe(200);
  const message = { name: username, phone: '+998901234567', message: `Savol: ${username}` };
  expect((await post(app, '/contact-message/', message, { headers: signedIn })).status).toBe(201);
  const { id } = await app.database.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return { ...learner, id, cookie: deviceCookieOf(headers) };
}

describe.each(databaseKinds)('every table with rows of learners (%s)', (kind) => {
  let app: TestApp;
  let tables: readonly LearnerTable[];
  beforeAll(async () => {
    app = await openTestApp(kind);
    await reimport(app, practiceContent());
    tables = await findLearnerTables(app);
  });
  afterAll(() => app.close());

  /** Number of rows of a learner by table. */
  const countRows = async (id: number): Promise<Readonly<Record<string, number>>> => {
    const counts: Record<string, number> = {};
    for (const { table, condition } of tables) {
      const query = `select count(*)::integer as count from "${table}" where ${condition.replace('$1', String(id))}`;
      const { rows } = await sql.raw<{ count: number }>(query).execute(app.database.db);
      counts[table] = rows[0]?.count ?? 0;
    }
    return counts;
  };

  test('is in the export: add a section in `learner-data.ts` and rows in this test for a new table', () => {
    expect(tables.map(({ table }) => table).sort()).toEqual(Object.keys(sectionsByTable).sort());
  });

  test('appears in the export with each of the learner’s rows, and with no row of another learner', async () => {
    const learner = await makeLearnerOfAllTables(app);
    const other = await makeLearnerOfAllTables(app);
    const rows = await countRows(learner.id);
    for (const [table, count] of Object.entries(rows)) expect([table, count > 0]).toEqual([table, true]);
    const { status, body, text } = await callAccount(app, 'GET', '/export/', learner, {
      headers: { cookie: learner.cookie },
    });
    expect(status).toBe(200);
    for (const [table, section] of Object.entries(sectionsByTable)) {
      const exported = [body[section]].flat();
      expect([table, exported.length >= (rows[table] ?? 0)]).toEqual([table, true]);
    }
    expect(Object.keys(body).sort()).toEqual(
      ['exported_at', 'known_device', ...new Set(Object.values(sectionsByTable))].sort(),
    );
    expect(text).not.toContain(other.username);
    expect(text).not.toContain(other.email);
  });

  test('the export names account, devices, lessons, answers and pending changes, and holds no secret', async () => {
    const learner = await makeLearnerOfAllTables(app);
    const { body, text } = await callAccount(app, 'GET', '/export/', learner, {
      headers: { cookie: learner.cookie, 'user-agent': 'curl/8' },
    });
    expect(body).toMatchObject({
      known_device: true,
      account: { username: learner.username, email: learner.email, created_at: expect.any(String) },
      sessions: [{ current: true }, { current: false }],
      results: [
        {
          class: '7-sinf',
          lesson: titles.twoQuestions,
          total_tests: 2,
          submitted_at: expect.any(String),
          questions: [
            { question: expect.any(String), options: expect.any(Array), chosen_option: 2 },
            { chosen_option: 2 },
          ],
        },
      ],
      recoveries: [{ email: learner.email, known_device: false }],
      email_changes: [{ email: `yangi-${learner.email}` }],
    });
    expect(body['practice_answers']).toHaveLength(5);
    expect(body['practice_answers']).toContainEqual(
      expect.objectContaining({
        item: 'nuqta',
        lesson: titles.twoQuestions,
        answer: { kind: 'point', at: { region: expect.any(Number) } },
        is_right: true,
        answered_at: expect.any(String),
      }),
    );
    const { db } = app.database;
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', learner.id)
      .executeTakeFirstOrThrow();
    const codes = await db.selectFrom('recovery_codes').select('salt').execute();
    const keys = await db.selectFrom('recovery_keys').selectAll().execute();
    const secrets = [
      password_hash,
      learner.refresh.split('.')[2] ?? '',
      ...codes.map(({ salt }) => salt),
      ...keys.flatMap(({ key_hash, asker_hash, network_hash }) => [key_hash, asker_hash, network_hash]),
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test('the export of a removed lesson keeps the answers', async () => {
    const learner = await makeLearnerOfAllTables(app);
    await app.database.db
      .updateTable('results')
      .set({ lesson_id: 999_999 })
      .where('user_id', '=', learner.id)
      .execute();
    const { body } = await callAccount(app, 'GET', '/export/', learner);
    expect(body['results']).toMatchObject([
      { lesson: null, class: null, questions: [{ chosen_option: 2 }, {}] },
    ]);
  });

  test('too many exports of a learner are refused', async () => {
    const learner = await makeLearner(app);
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await callAccount(app, 'GET', '/export/', learner)).status);
    expect([new Set(statuses.slice(0, 20)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
  });

  test('loses all rows of a deleted learner, and keeps those of others', async () => {
    const learner = await makeLearnerOfAllTables(app);
    const other = await makeLearnerOfAllTables(app);
    const before = await countRows(other.id);
    const payload = { password: learner.password };
    expect((await callAccount(app, 'DELETE', '/', learner, { payload })).status).toBe(200);
    // Keys for codes of new addresses hold hashes only; they end with their codes, a day later.
    expect(new Set(Object.values(await countRows(learner.id)))).toEqual(new Set([0]));
    expect(await countRows(other.id)).toEqual(before);
  });

  test('no text of the database names a deleted learner', async () => {
    const learner = await makeLearnerOfAllTables(app);
    const payload = { password: learner.password };
    expect((await callAccount(app, 'DELETE', '/', learner, { payload })).status).toBe(200);
    const { rows: all } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(app.database.db);
    for (const { name } of all) {
      const { rows } = await sql.raw(`select * from "${name}"`).execute(app.database.db);
      expect([name, JSON.stringify(rows).includes(`"${learner.username}"`)]).toEqual([name, false]);
      expect([name, JSON.stringify(rows).includes(learner.email)]).toEqual([name, false]);
    }
  });
});
