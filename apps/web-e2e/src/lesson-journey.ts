import { test as base } from './account-journey.js';
import { LessonPage, lessonsOfApi, type LessonOfApi } from './lesson-page.js';

interface LessonJourney {
  /** Every lesson of the curriculum, in teaching order. */
  readonly lessons: readonly LessonOfApi[];
  readonly lesson: LessonPage;
}

/** A journey through the lessons. */
export const test = base.extend<LessonJourney>({
  lessons: async ({ request }, use) => use(await lessonsOfApi(request)),
  lesson: async ({ page }, use) => use(new LessonPage(page)),
});
