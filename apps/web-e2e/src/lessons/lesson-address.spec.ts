import { expectHydrated } from '../testing/hydration.js';
import { expect, PHONE } from '../testing/test.js';
import { test } from './lesson-fixtures.js';
import { addressOf } from '../testing/lesson-page.js';

test('without a topic the first lesson opens and is written to the address, and Back leaves the lessons', async ({
  page,
  lesson,
  lessons,
}) => {
  const [first] = lessons;
  await page.goto('/simulation');
  await page.goto('/learn?x=1');
  await lesson.expectLesson(first!);
  await expect(page).toHaveURL(`/learn?x=1&topic=${first!.id}`);
  await page.goBack();
  await expect(page).toHaveURL('/simulation');
});

test('a deep link opens its lesson, which is marked and in view in the list', async ({ lesson, lessons }) => {
  const last = lessons.at(-1)!;
  await lesson.open(last);
  await expect(lesson.current).toContainText(last.title);
  await expect(lesson.current).toBeInViewport();
});

test('an unknown topic shows a notice and keeps the address', async ({ page, lesson }) => {
  await page.goto('/learn?topic=999999');
  await expect(lesson.main.getByText('Mavzu tanlanmagan.')).toBeVisible();
  await expect(page).toHaveURL('/learn?topic=999999');
});

test('links lead to the next and previous lesson, and the browser goes back @main-path', async ({
  page,
  lesson,
  lessons,
}) => {
  const [first, second] = [lessons[0]!, lessons[1]!];
  await lesson.open(first);
  // Before hydration a link loads a new document.
  await expectHydrated(page);
  await lesson.main.getByRole('link', { name: new RegExp(`Keyingi.*${second.title}`) }).click();
  await lesson.expectLesson(second);
  await expect(page).toHaveURL(addressOf(second));
  await expect(lesson.title).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The test is above the links: when it loads, the links move.
  await expect(lesson.signIn).toBeVisible();
  await lesson.main.getByRole('link', { name: new RegExp(`Oldingi.*${first.title}`) }).click();
  await expect(page).toHaveURL(addressOf(first));
  await lesson.expectLesson(first);
  await page.goBack();
  await lesson.expectLesson(second);
});

test('search finds lessons in any apostrophe form and script, and announces a miss @main-path', async ({
  lesson,
  lessons,
}) => {
  await lesson.open(lessons[0]!);
  for (const query of ['togri chiziq', "to'g'ri chiziq", 'тўғри чизиқ']) {
    await lesson.search.fill(query);
    await expect(lesson.main.getByText('Natijalar:')).toBeVisible();
    await expect(lesson.sidebar.getByRole('link', { name: /^Toʻgʻri chiziqli tekis harakat/ })).toBeVisible();
  }
  await lesson.search.fill('kvarkqq');
  await expect(lesson.main.getByText('Hech narsa topilmadi')).toBeVisible();
  await lesson.search.fill('');
  await expect(lesson.main.getByText('Natijalar:')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the classes are in a drawer that closes when a lesson is chosen', async ({
    page,
    lesson,
    lessons,
  }) => {
    await lesson.open(lessons[0]!);
    await page.getByRole('main').getByRole('button', { name: 'Sinflar va mavzular' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    const third = lessons[2]!;
    await drawer.getByRole('link', { name: new RegExp(`^${third.title}`) }).click();
    await expect(drawer).toBeHidden();
    await lesson.expectLesson(third);
  });
});

test('the print layout contains only the lesson with its formulas', async ({ page, lesson, lessons }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await lesson.open(lessons.find(({ title }) => title === 'Modda zichligi')!);
  await expect(lesson.main.locator('math').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Asosiy mazmunga oʻtish' })).toBeHidden();
  await expect(lesson.sidebar).toBeHidden();
  await expect(lesson.main.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(
    /^rgb\(2\d\d, 2\d\d, 2\d\d\)|rgba\(0, 0, 0, 0\)$/,
  );
});
