// Reads the results from the database of a stopped server and checks that each is complete.
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { queryServer } from './server-database.js';

interface Question {
  readonly id: number;
  readonly correct_option: number;
  readonly explanation: string;
}

interface StoredResult {
  readonly user_id: number;
  readonly lesson_id: number;
  readonly percentage: number;
  readonly correct_answers: number;
  readonly total_tests: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly questions: readonly Question[];
  /** Current questions of the lesson. */
  readonly lessonQuestions: readonly Question[];
}

const QUESTION = `'id', id, 'question', question, 'option1', option1, 'option2', option2, 'option3', option3,
  'option4', option4, 'correct_option', correct_option, 'explanation', explanation`;
const STATEMENT = `select results.*, (select jsonb_agg(jsonb_build_object(${QUESTION}) order by position)
  from questions where questions.lesson_id = results.lesson_id) as "lessonQuestions" from results`;

/** @param database databaseUrl is empty for the embedded database */
export async function readResults({
  dataDir,
  databaseUrl,
}: {
  readonly dataDir: string;
  readonly databaseUrl: string;
}): Promise<StoredResult[]> {
  if (databaseUrl !== '') return queryServer(databaseUrl, STATEMENT);
  const database = await PGlite.create(path.join(dataDir, 'postgres'));
  const { rows } = await database.query<StoredResult>(STATEMENT);
  await database.close();
  return rows;
}

/** Checks a row whose lesson never changed; undefined for a complete row. */
export function findIssue({ questions, lessonQuestions, answers, ...row }: StoredResult): string | undefined {
  const name = `learner ${row.user_id}, lesson ${row.lesson_id}`;
  if (JSON.stringify(questions) !== JSON.stringify(lessonQuestions))
    return `${name}: not the lesson's questions`;
  const ids = questions.map(({ id }) => String(id));
  if (ids.length === 0 || [...ids].sort().join() !== Object.keys(answers).sort().join())
    return `${name}: not one answer for each question`;
  const right = questions.filter((question) => answers[question.id] === question.correct_option).length;
  const percentage = Math.floor((right / ids.length) * 100 + 0.5);
  return row.correct_answers === right && row.total_tests === ids.length && row.percentage === percentage
    ? undefined
    : `${name}: ${row.correct_answers} of ${row.total_tests}, ${row.percentage} %, but ${right} of ${ids.length}`;
}
