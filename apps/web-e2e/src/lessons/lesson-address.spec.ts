import { expectHydrated } from '../testing/hydration.js';
import { expect, PHONE } from '../testing/test.js';
import { test } from './lesson-fixtures.js';
import { addressOf } from './lesson-page.js';

test('without a topic the first lesson is opened and written to the address, and back leaves the lessons', async ({
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

test('a deep link opens its lesson, marked and in sight among the classes', async ({ lesson, lessons }) => {
  const last = lessons.at(-1)!;
  await lesson.open(last);
  await expect(lesson.current).toContainText(last.title);
  await expect(lesson.current).toBeInViewport();
});

test('an unknown topic says so and keeps the address', async ({ page, lesson }) => {
  await page.goto('/learn?topic=999999');
  await expect(lesson.main.getByText('Mavzu tanlanmagan.')).toBeVisible();
  await expect(page).toHaveURL('/learn?topic=999999');
});

test('the next lesson, the one before, and the browser’s own way back', async ({ page, lesson, lessons }) => {
  const [first, second] = [lessons[0]!, lessons[1]!];
  await lesson.open(first);
  // Before hydration a link loads the next page.
  await expectHydrated(page);
  await lesson.main.getByRole('link', { name: new RegExp(`Keyingi.*${second.title}`) }).click();
  await lesson.expectLesson(second);
  await expect(page).toHaveURL(addressOf(second));
  await expect(lesson.title).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await lesson.main.getByRole('link', { name: new RegExp(`Oldingi.*${first.title}`) }).click();
  await lesson.expectLesson(first);
  await page.goBack();
  await lesson.expectLesson(second);
});

test('lessons are found in any apostrophe form and script, and a miss is said', async ({
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

  test('the classes are a drawer that closes with the choice', async ({ page, lesson, lessons }) => {
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

test('a page for the printer holds the lesson alone, its formulas in it', async ({
  page,
  lesson,
  lessons,
}) => {
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
