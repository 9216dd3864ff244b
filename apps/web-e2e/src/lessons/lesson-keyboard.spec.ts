import { expect } from '../testing/test.js';
import { test } from './lesson-fixtures.js';
import { tabInto } from '../testing/tab-into.js';

test('a lesson is found and its test answered and submitted with the keyboard alone @main-path', async ({
  page,
  lesson,
  lessons,
  signedIn: _,
}) => {
  const [, , third] = lessons;
  await lesson.open(lessons[0]!);

  await tabInto(page, lesson.search);
  await page.keyboard.type('modda tuzilishi');
  await tabInto(page, lesson.sidebar.getByRole('link', { name: new RegExp(`^${third!.title}`) }));
  await page.keyboard.press('Enter');
  await lesson.expectLesson(third!);
  await expect(lesson.title).toBeFocused();

  await expect(lesson.questions).toHaveCount(third!.count);
  for (const question of await lesson.questions.all()) {
    // A figure before the options has a text alternative that opens by keyboard.
    await tabInto(page, question.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
  }
  expect(await lesson.chosenOptions()).toEqual(Array.from({ length: third!.count }, () => 2));
  await tabInto(page, lesson.submit);
  await page.keyboard.press('Enter');
  await expect(lesson.percent).toBeVisible();
  await expect(lesson.test.getByRole('heading', { level: 2 })).toBeFocused();
  await tabInto(page, lesson.test.getByRole('button', { name: 'Mashq qilish' }));
  await page.keyboard.press('Enter');
  await expect(lesson.questions).toHaveCount(third!.count);
});
