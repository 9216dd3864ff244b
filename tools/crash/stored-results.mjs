// @ts-check
// The results as they lie in a database whose server has stopped, and whether each is whole.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { queryServer } from './server-database.mjs';

/**
 * @typedef {{ id: number, correct_option: number, explanation: string }} Question
 * @typedef {{
 *   user_id: number, lesson_id: number, percentage: number, correct_answers: number, total_tests: number,
 *   answers: Record<string, number>, questions: Question[], taught: Question[],
 * }} StoredResult
 */

const QUESTION = `'id', id, 'question', question, 'option1', option1, 'option2', option2, 'option3', option3,
  'option4', option4, 'correct_option', correct_option, 'explanation', explanation`;
const STATEMENT = `select results.*, (select jsonb_agg(jsonb_build_object(${QUESTION}) order by position)
  from questions where questions.lesson_id = results.lesson_id) as taught from results`;

/** @param {{ dataDir: string, databaseUrl: string }} place databaseUrl empty: embedded @returns {Promise<StoredResult[]>} */
export async function readResults({ dataDir, databaseUrl }) {
  if (databaseUrl !== '') return queryServer(databaseUrl, STATEMENT);
  const api = createRequire(path.resolve(import.meta.dirname, '../../apps/api/package.json'));
  const { PGlite } = await import(pathToFileURL(api.resolve('@electric-sql/pglite')).href);
  const database = await PGlite.create(path.join(dataDir, 'postgres'));
  const { rows } = await database.query(STATEMENT);
  await database.close();
  return rows;
}

/** What is wrong with a row, the lesson never having changed; undefined when it is whole. @param {StoredResult} row */
export function brokenRow({ questions, taught, answers, ...row }) {
  const name = `learner ${row.user_id}, lesson ${row.lesson_id}`;
  if (JSON.stringify(questions) !== JSON.stringify(taught)) return `${name}: not the lesson's questions`;
  const ids = questions.map(({ id }) => String(id));
  if (ids.length === 0 || [...ids].sort().join() !== Object.keys(answers).sort().join())
    return `${name}: not one answer for each question`;
  const right = questions.filter((question) => answers[question.id] === question.correct_option).length;
  const percentage = Math.floor((right / ids.length) * 100 + 0.5);
  return row.correct_answers === right && row.total_tests === ids.length && row.percentage === percentage
    ? undefined
    : `${name}: ${row.correct_answers} of ${row.total_tests}, ${row.percentage} %, but ${right} of ${ids.length}`;
}
