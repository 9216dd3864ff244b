import { expect } from '@playwright/test';
import { LessonPage } from '../testing/lesson-page.js';
import { sessionStorageEntries, type MatrixPage } from './matrix-page.js';

/** Path and query of the lesson whose test has a draft. */
export const LESSON = '/learn?topic=1';
const DRAFT = 'testDraft-lesson-1:dilnoza';

export const lessonOf = ({ page }: MatrixPage): LessonPage => new LessonPage(page);
export const openLesson = async ({ page }: MatrixPage): Promise<void> => void (await page.goto(LESSON));

/** The stored draft of the learner as JSON; null for none. */
export const readDraft = ({ page }: MatrixPage): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), DRAFT);

/** Records the draft of a learner who has answered one of two questions, as an entry of the storage. */
export async function recordDraft(matrix: MatrixPage): Promise<Record<string, string>> {
  await matrix.reset(sessionStorageEntries());
  await openLesson(matrix);
  await lessonOf(matrix).option(0, 1).check();
  await expect.poll(() => readDraft(matrix)).not.toBeNull();
  return { [DRAFT]: (await readDraft(matrix))! };
}

/** Asserts that the draft has answers to these questions. */
export async function expectDraft(matrix: MatrixPage, questions: readonly string[]): Promise<void> {
  const draft = JSON.parse((await readDraft(matrix)) ?? '{}') as { answers?: object };
  expect(Object.keys(draft.answers ?? {})).toEqual(questions);
}
