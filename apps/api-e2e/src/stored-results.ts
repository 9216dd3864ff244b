// Reads the results from the database of a stopped server and checks that each is complete.
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { queryServer } from './server-database.js';

interface Question {
  readonly id: number;
  readonly correct_option: number;
  readonly explanation: string;
}

/** A question as a result stores it, with the drawings that the learner saw. */
interface AnsweredQuestion extends Question {
  readonly figure?: string | null;
  readonly optionFigures?: readonly string[] | null;
}

/** A question of a lesson, with the number of drawings that it has. */
interface LessonQuestion extends Question {
  readonly drawings: number;
}

interface StoredResult {
  readonly user_id: number;
  readonly lesson_id: number;
  readonly percentage: number;
  readonly correct_answers: number;
  readonly total_tests: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly questions: readonly AnsweredQuestion[];
  /** Current questions of the lesson. */
  readonly lessonQuestions: readonly LessonQuestion[];
}

const QUESTION = `'id', id, 'question', question, 'option1', option1, 'option2', option2, 'option3', option3,
  'option4', option4, 'correct_option', correct_option, 'explanation', explanation, 'drawings',
  (figure is not null)::int + coalesce(jsonb_array_length(to_jsonb(option_figures)), 0)`;
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

const isDrawing = (text: string): boolean => text.startsWith('["figure",');

/** A stored question in the form of a lesson's question. */
const withCount = ({ figure, optionFigures, ...question }: AnsweredQuestion): LessonQuestion => ({
  ...question,
  drawings: [figure ?? [], optionFigures ?? []].flat().filter(isDrawing).length,
});

const byFields = (questions: readonly LessonQuestion[]): string =>
  JSON.stringify(questions.map((question) => Object.entries(question).sort()));

/** Checks a row whose lesson never changed; undefined for a complete row. */
export function findIssue({ questions, lessonQuestions, answers, ...row }: StoredResult): string | undefined {
  const name = `learner ${row.user_id}, lesson ${row.lesson_id}`;
  if (byFields(questions.map(withCount)) !== byFields(lessonQuestions))
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
