// @ts-check
// node bare-classes.mjs <port> <database URL>: serves the classes of a signed-in learner by the simplest code: fastify, pg, one
// query per table, rows mapped in JavaScript. The body has the same bytes as the product's: the generated content has neither
// chapters, experiments nor practice.
import { createRequire } from 'node:module';
import path from 'node:path';

const api = createRequire(path.resolve(import.meta.dirname, '../../../apps/api/package.json'));
const fastify = api('fastify');
const { Pool } = api('pg');

const [port, connectionString] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 10 });
/** @param {string} statement @param {unknown[]} [parameters] @returns {Promise<any[]>} */
const query = async (statement, parameters) => (await pool.query(statement, parameters)).rows;

const app = fastify();
app.get('/api/classes/', async () => {
  const [learner] = await query('select users.* from sessions join users on users.id = user_id limit 1');
  const [classes, lessons, questions, results] = await Promise.all([
    query('select * from classes order by position'),
    query('select * from lessons order by position, id'),
    query('select * from questions order by position, id'),
    query('select * from results where user_id = $1', [learner.id]),
  ]);
  const percentages = new Map(results.map((row) => [row.lesson_id, row.percentage]));
  /** @param {any[]} rows @param {string} by */
  const group = (rows, by) => {
    /** @type {Map<number, any[]>} */
    const groups = new Map();
    for (const row of rows) groups.set(row[by], [...(groups.get(row[by]) ?? []), row]);
    return groups;
  };
  const questionsByLesson = group(questions, 'lesson_id');
  const lessonsByClass = group(lessons, 'class_id');
  return classes.map(({ id, name }) => ({
    ...{ id, name, chapters: [] },
    lessons: (lessonsByClass.get(id) ?? []).map((lesson) => {
      const tests = questionsByLesson.get(lesson.id) ?? [];
      return {
        percentage: percentages.get(lesson.id) ?? null,
        tests_count: tests.length,
        id: lesson.id,
        lesson: lesson.title,
        chapter: null,
        description: lesson.description,
        ...(lesson.description_tree && lesson.description_tree !== '[]'
          ? { descriptionTree: lesson.description_tree }
          : {}),
        videoUrl: lesson.video,
        experiments: [],
        practiceItems: 0,
        tests: tests.map((row) => ({
          id: row.id,
          question: row.question,
          option1: row.option1,
          option2: row.option2,
          option3: row.option3,
          option4: row.option4,
          correct_option: percentages.has(lesson.id) ? row.correct_option : null,
        })),
      };
    }),
  }));
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('listening');
