import { test as base } from '../testing/account-fixtures.js';
import { expect } from '../testing/test.js';
import { LessonPage, lessonsOfApi, type LessonOfApi } from './lesson-page.js';

interface LessonFixtures {
  /** Every lesson of the curriculum, in teaching order. */
  readonly lessons: readonly LessonOfApi[];
  readonly lesson: LessonPage;
  /** A lesson with a whole test. */
  readonly tested: LessonOfApi;
  /** Signs the learner in. */
  readonly signedIn: undefined;
  /** Opens the lesson with a whole test, and waits for its questions. */
  readonly openTest: () => Promise<LessonOfApi>;
}

/** A test in the lessons. */
export const test = base.extend<LessonFixtures>({
  lessons: async ({ request }, use) => use(await lessonsOfApi(request)),
  lesson: async ({ page }, use) => use(new LessonPage(page)),
  tested: async ({ lessons }, use) => use(lessons.find(({ count }) => count >= 6)!),
  signedIn: async ({ account, learner }, use) => {
    await account.enterAs(learner);
    await use(undefined);
  },
  openTest: async ({ signedIn: _, lesson, tested }, use) => {
    await use(async () => {
      await lesson.open(tested);
      await expect(lesson.questions).toHaveCount(tested.count);
      return tested;
    });
  },
});
