import type { LessonBody, SchoolClassBody, TestResult } from '@zarra/contracts';
import { importContent } from '../content/import-content.js';
import { readContentFiles } from '../content/read-files.js';
import type { OwnBody } from '../lists/read-classes.js';
import type { TestApp } from './app.js';
import { makeContent } from './content.js';
import type { FileTexts } from './folder.js';

type OwnClass = OwnBody<SchoolClassBody>;
type OwnLesson = OwnBody<LessonBody>;

export type SignedIn = Readonly<Record<string, string>>;

/** The lessons of the small curriculum: two questions, none, one. */
export const titles = {
  twoQuestions: 'Tezlik: nima u?',
  noQuestions: 'Kuch',
  oneQuestion: 'Elektr toki',
} as const;

export const classesOf = async ({ fastify }: Pick<TestApp, 'fastify'>, headers: SignedIn = {}) =>
  (await fastify.inject({ url: '/api/classes/', headers })).json<OwnClass[]>();

/** A lesson in the response for these headers. */
export async function lessonOf(
  app: Pick<TestApp, 'fastify'>,
  title: string,
  headers: SignedIn = {},
): Promise<OwnLesson> {
  const lessons = (await classesOf(app, headers)).flatMap((row) => row.lessons);
  const lesson = lessons.find((one) => one.lesson === title);
  if (!lesson) throw new Error(`no lesson ${title}`);
  return lesson;
}

/** Answers with the same option for each question of a lesson. */
export const answerAll = ({ tests }: OwnLesson, option: number): Record<string, number> =>
  Object.fromEntries((tests ?? []).map(({ id }) => [id, option]));

export async function submit(
  { fastify }: Pick<TestApp, 'fastify'>,
  headers: SignedIn,
  lesson: number,
  answers: Readonly<Record<string, number>>,
) {
  const payload = { lesson, answers };
  const response = await fastify.inject({ method: 'POST', url: '/api/submit-test/', headers, payload });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: response.json<Required<TestResult> & { detail?: string }>(),
  };
}

export async function resultOf(
  { fastify }: Pick<TestApp, 'fastify'>,
  headers: SignedIn,
  lesson: number | string,
) {
  const response = await fastify.inject({ url: `/api/lesson-test-result/${lesson}/`, headers });
  return {
    status: response.statusCode,
    text: response.body,
    body: response.json<Required<TestResult> & { detail?: string }>(),
  };
}

/** Imports the small curriculum with changes into the running server. */
export async function reimport(app: TestApp, changes: FileTexts): Promise<void> {
  await importContent(app.database.db, await readContentFiles(await makeContent(changes)));
  await app.refreshContent();
}
