import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@zarra/contracts';
import type { KyselyPlugin } from 'kysely';
import { safeParse } from 'zod/v4/core';
import { buildApp } from '../app.js';
import { deriveKeys } from '../secrets.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import {
  answerAll,
  classesOf,
  lessonOf,
  reimport,
  submit,
  titles,
  type SignedIn,
} from '../testing/classroom.js';
import { DAY, makeClock } from '../testing/clock.js';
import { edited, makeContent, testContent } from '../testing/content.js';
import { databaseKinds, openTestDatabase } from '../testing/database.js';
import { importContent } from '../content/import-content.js';
import { readContentFiles } from '../content/read-files.js';
import { makeLearner, type TestLearner } from '../testing/learner.js';

describe.each(databaseKinds)('the classes of a signed-in learner (%s)', (kind) => {
  let app: TestApp;
  let learner: TestLearner;
  const clock = makeClock();
  const get = (headers: SignedIn = {}) => app.fastify.inject({ url: '/api/classes/', headers });
  beforeEach(async () => {
    app = await openTestApp(kind, { now: clock.now });
    learner = await makeLearner(app);
  });
  afterEach(() => app.close());

  test('have the questions; the keys and the percentage come with the result', async () => {
    const { signedIn } = learner;
    const before = await classesOf(app, signedIn);
    expect(before.map(({ name, lessons }) => [name, lessons.map(({ lesson }) => lesson)])).toEqual([
      ['7-sinf', [titles.twoQuestions, titles.noQuestions]],
      ['8-sinf', [titles.oneQuestion]],
    ]);
    const lessons = before.flatMap((row) => row.lessons);
    expect(lessons.map(({ tests, tests_count }) => [tests?.length, tests_count])).toEqual([
      [2, 2],
      [0, 0],
      [1, 1],
    ]);
    expect(lessons[2]?.tests?.[0]).toEqual({
      id: expect.any(Number) as number,
      question: 'Tok kuchining birligi?',
      option1: 'volt',
      option2: 'amper',
      option3: 'om',
      option4: 'vatt',
      correct_option: null,
    });
    expect(lessons.map(({ percentage }) => percentage)).toEqual([null, null, null]);

    const [first] = lessons;
    if (!first) throw new Error('a lesson expected');
    await submit(app, signedIn, first.id, answerAll(first, 2));
    const after = (await classesOf(app, signedIn)).flatMap((row) => row.lessons);
    expect(after[0]).toEqual({
      ...first,
      percentage: 0,
      tests: first.tests?.map((question) => ({ ...question, correct_option: 1 })),
    });
    expect(after.slice(1)).toEqual(lessons.slice(1));
    expect(safeParse(endpoints.classes.response, await classesOf(app, signedIn)).success).toBe(true);
  });

  test('are the same as for visitors, except for the questions', async () => {
    const own = await classesOf(app, learner.signedIn);
    const blank = own.map((row) => ({
      ...row,
      lessons: row.lessons.map(({ percentage: _, ...lesson }) => ({ ...lesson, tests: [] })),
    }));
    expect(blank).toEqual(await classesOf(app));
  });

  test('requests without an active session get the response for visitors, not an error', async () => {
    const visitor = await get();
    const { db } = app.database;
    const disabled = await makeLearner(app);
    await db
      .updateTable('users')
      .set({ disabled_at: clock.now() })
      .where('username', '=', disabled.username)
      .execute();
    const deleted = await makeLearner(app);
    await db.deleteFrom('users').where('username', '=', deleted.username).execute();
    const refresh = { authorization: `Bearer ${learner.refresh}` };
    const odd = ['', 'Bearer', 'Bearer x.y.z', 'Basic b2xpbTpw', learner.access].map((authorization) => ({
      authorization,
    }));
    for (const headers of [disabled.signedIn, deleted.signedIn, refresh, ...odd]) {
      const response = await get(headers);
      expect([headers, response.statusCode, response.body]).toEqual([headers, 200, visitor.body]);
      expect({ ...response.headers, date: '' }).toEqual({ ...visitor.headers, date: '' });
    }
    clock.advance(40 * DAY);
    expect((await get(learner.signedIn)).body).toBe(visitor.body);
  });

  test('are cached by the learner’s browser only, and revalidated by their ETag', async () => {
    const { signedIn } = learner;
    const whole = await get(signedIn);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, authorization',
      'x-content-type-options': 'nosniff',
    });
    const tag = String(whole.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(tag).not.toBe((await get()).headers.etag);
    const known = { ...signedIn, 'if-none-match': tag };
    const same = await get(known);
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', tag]);
    expect(same.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: whole.headers['vary'] });
    // Another learner without results has the same questions.
    const other = await makeLearner(app);
    expect((await get({ ...other.signedIn, 'if-none-match': tag })).statusCode).toBe(304);

    const lesson = await lessonOf(app, titles.oneQuestion, signedIn);
    await submit(app, signedIn, lesson.id, answerAll(lesson, 2));
    expect((await get(known)).statusCode).toBe(200);
    expect((await get({ ...other.signedIn, 'if-none-match': tag })).statusCode).toBe(304);
    await reimport(app, edited('lessons/7-sinf/tezlik.md', 'Qaysi formula', 'Qanday formula'));
    const renewed = await get({ ...other.signedIn, 'if-none-match': tag });
    expect([renewed.statusCode, renewed.body.includes('Qanday formula')]).toEqual([200, true]);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are compressed by %s', async (encoding, unpack) => {
    const plain = await get(learner.signedIn);
    const packed = await get({ ...learner.signedIn, 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 1.5);
    expect(packed.headers.etag).toBe(plain.headers.etag);
  });
});

describe.each(databaseKinds)('the queries for the classes (%s)', (kind) => {
  test.each([5, 100])('at most two queries with %d classes', async (count) => {
    const names = Array.from({ length: count }, (_, n) => `sinf-${n + 1}`);
    const { 'lessons/8-sinf/tok.md': lesson } = testContent;
    const contentDir = await makeContent({
      'classes.yaml': names.map((name) => `- slug: ${name}\n  name: ${name}\n`).join(''),
      'lessons/7-sinf/tezlik.md': undefined,
      'lessons/7-sinf/kuch.md': undefined,
      'lessons/8-sinf/tok.md': undefined,
      ...Object.fromEntries(names.map((name) => [`lessons/${name}/tok.md`, lesson])),
    });
    const database = await openTestDatabase(kind);
    await importContent(database.db, await readContentFiles(contentDir));
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const counted = await buildApp({
      db: database.db.withPlugin(counting),
      keys: deriveKeys('a secret for tests, longer than 32 bytes'),
      sendMail: () => Promise.resolve(),
      webDir: path.join(contentDir, 'no-web'),
      siteUrl: 'https://zarra.test',
      imagesDir: path.join(contentDir, 'pictures'),
      videosDir: path.join(contentDir, 'videos'),
    });
    await counted.refreshContent();
    const { fastify } = counted;
    const { signedIn } = await makeLearner({ fastify });
    const first = await lessonOf({ fastify }, titles.oneQuestion, signedIn);
    await submit({ fastify }, signedIn, first.id, answerAll(first, 2));

    queries = 0;
    const classes = await classesOf({ fastify }, signedIn);
    expect(classes).toHaveLength(count);
    expect(classes[0]?.lessons[0]?.percentage).toBe(100);
    expect(queries).toBe(2);
    queries = 0;
    await classesOf({ fastify });
    expect(queries).toBe(0);
    await fastify.close();
    await database.close();
  });
});
