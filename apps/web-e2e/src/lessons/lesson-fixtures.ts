import { test as base } from '../testing/account-fixtures.js';
import { expect } from '../testing/test.js';
import { LessonPage, fetchLessons, type ApiLesson } from '../testing/lesson-page.js';

export interface LessonFixtures {
  /** All lessons of the curriculum in teaching order. */
  readonly lessons: readonly ApiLesson[];
  readonly lesson: LessonPage;
  /** A lesson with a test of at least six questions. */
  readonly lessonWithTest: ApiLesson;
  /** Signs the learner in. */
  readonly signedIn: undefined;
  /** Opens the lesson with a test and waits for its questions. */
  readonly openTest: () => Promise<ApiLesson>;
}

/** Test function with the fixtures of the lessons. */
export const test = base.extend<LessonFixtures>({
  lessons: async ({ request }, use) => use(await fetchLessons(request)),
  lesson: async ({ page }, use) => use(new LessonPage(page)),
  lessonWithTest: async ({ lessons }, use) => use(lessons.find(({ count }) => count >= 6)!),
  signedIn: async ({ account, learner }, use) => {
    await account.enterAs(learner);
    await use(undefined);
  },
  openTest: async ({ signedIn: _, lesson, lessonWithTest }, use) => {
    await use(async () => {
      await lesson.open(lessonWithTest);
      await expect(lesson.questions).toHaveCount(lessonWithTest.count);
      return lessonWithTest;
    });
  },
});
