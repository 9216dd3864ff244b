import { retryUntilVisible } from '../testing/retry-until-visible.js';
import { expect, PHONE } from '../testing/test.js';
import { resetPasswordElsewhere } from '../testing/learner.js';
import { test } from './lesson-fixtures.js';
import { addressOf } from '../testing/lesson-page.js';
import { storedNames } from '../testing/stored-session.js';

const findWithTest = <T extends { count: number }>(lessons: readonly T[]): T =>
  lessons.find(({ count }) => count >= 6)!;

test('a visitor signs in, answers a test and gets a result that stays @main-path', async ({
  page,
  account,
  learner,
  lesson,
  lessons,
}) => {
  const tested = findWithTest(lessons.slice(3));
  await lesson.open(tested);
  await lesson.expectText('Siz tizimga kirmagansiz. Iltimos, avval tizimga kiring.');
  await expect(lesson.questions).toHaveCount(0);

  await lesson.signIn.click();
  await account.signInAs(learner);
  await expect(page).toHaveURL(addressOf(tested));
  await lesson.expectLesson(tested);
  await expect(lesson.questions).toHaveCount(tested.count);
  await expect(lesson.submit).toBeDisabled();
  await expect(lesson.test.getByText(`0 / ${tested.count}`, { exact: true })).toBeVisible();

  await lesson.answer(() => 1, 0, tested.count - 1);
  await expect(lesson.test.getByText(`${tested.count - 1} / ${tested.count}`, { exact: true })).toBeVisible();
  await expect(lesson.submit).toBeDisabled();
  await lesson.answer(() => 1);
  await lesson.submit.click();

  const summary = lesson.test.getByText(new RegExp(`^\\d+ to.g.ri javob ${tested.count} ta savoldan$`));
  await expect(summary).toBeVisible();
  const [summaryText, percent] = [await summary.textContent(), await lesson.percentage()];
  const right = Number.parseInt(summaryText ?? '', 10);
  expect(percent).toBe(Math.floor((100 * right) / tested.count + 0.5));
  await expect(lesson.current).toContainText(`${percent}%`);
  expect(await storedNames(page)).toEqual(
    expect.arrayContaining([`testCompleted-lesson-${tested.id}`, `testPercentage-lesson-${tested.id}`]),
  );

  await page.reload();
  await expect(summary).toHaveText(summaryText ?? '');
  await expect(lesson.test.getByRole('radio')).toHaveCount(0);

  await account.signOut.click();
  await account.open(addressOf(tested));
  await lesson.expectText('Siz tizimga kirmagansiz. Iltimos, avval tizimga kiring.');
  await expect(summary).toBeHidden();
  await expect(lesson.sidebar.getByText(`${percent}%`)).toHaveCount(0);
  expect((await storedNames(page)).filter((name) => /^test/.test(name))).toEqual([]);
});

test('answer keys and explanations arrive with the result and not before @main-path', async ({
  page,
  lesson,
  openTest,
}) => {
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) bodies.push(await response.text().catch(() => ''));
  });
  await openTest();
  await lesson.answer(() => 2);
  await expect.poll(() => bodies.some((body) => body.includes('option4'))).toBe(true);
  expect(bodies.filter((body) => /"correct_option":\d|explanation/.test(body))).toEqual([]);

  await lesson.submit.click();
  await expect(lesson.percent).toBeVisible();
  await expect.poll(() => bodies.some((body) => body.includes('explanations'))).toBe(true);
});

test('after a result the questions can be practised without changing the result', async ({
  page,
  lesson,
  openTest,
}) => {
  const tested = await openTest();
  await lesson.answer((index) => (index % 4) + 1);
  await lesson.submit.click();
  await expect(lesson.percent).toBeVisible();
  const percentage = await lesson.percentage();

  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await lesson.test.getByRole('button', { name: 'Mashq qilish' }).click();
  await expect(lesson.questions).toHaveCount(tested.count);
  await lesson.answer(() => 3);
  await page.reload();
  expect(await lesson.percentage()).toBe(percentage);
  expect(posts).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the test shows one question at a time, keeps the answers and leads to the unanswered ones', async ({
    page,
    lesson,
    openTest,
  }) => {
    const { count } = await openTest();
    // The text alternative of a figure is a group too.
    const shown = lesson.test.locator('fieldset:visible');
    const place = (number: number) =>
      lesson.test.getByText(['Savol', number, '/', count].join(' '), { exact: true });
    await expect(shown).toHaveCount(1);
    await expect(place(1)).toBeVisible();
    await expect(lesson.test.getByRole('button', { name: 'Oldingi savol' })).toBeDisabled();

    await lesson.option(0, 2).check();
    await lesson.test.getByRole('button', { name: 'Keyingi savol' }).click();
    await expect(place(2)).toBeVisible();
    await expect(shown).toHaveCount(1);
    await expect(shown.locator('legend')).toBeFocused();
    await expect(shown.locator('legend')).toBeInViewport();

    await lesson.test.getByRole('button', { name: `${count}-savolga oʻtish` }).click();
    await expect(place(count)).toBeVisible();
    await expect(lesson.option(count - 1, 1)).toBeFocused();
    await lesson.answer(() => 3, 1);
    await page.reload();
    await expect(place(1)).toBeVisible();
    expect(await lesson.chosenOptions()).toEqual([2, ...Array.from({ length: count - 1 }, () => 3)]);

    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(shown).toHaveCount(count);
    await expect(place(1)).toBeHidden();
    await page.setViewportSize(PHONE);
    await lesson.submit.click();
    await expect(lesson.percent).toBeVisible();
  });
});

test.describe('with errors on the console', () => {
  test.use({ errorsExpected: true });

  test('a result that fails to load shows a message, and a button loads it again', async ({
    page,
    lesson,
    lessonWithTest,
    signedIn: _,
  }) => {
    await page.route('**/api/lesson-test-result/**', (route) => route.fulfill({ status: 400, json: {} }));
    await lesson.open(lessonWithTest);
    await lesson.expectText('Xatolik yuz berdi. Qayta urinib koring.');
    await page.unroute('**/api/lesson-test-result/**');
    await retryUntilVisible(lesson.test, lesson.questions.first());
    await expect(lesson.questions).toHaveCount(lessonWithTest.count);
  });

  test('the server’s message about a rejected submission is shown, and no answer is lost', async ({
    page,
    lesson,
    openTest,
  }) => {
    const tested = await openTest();
    await lesson.answer(() => 4);
    await page.route('**/api/submit-test/', (route) =>
      route.fulfill({ status: 400, json: { detail: 'Test yangilandi.' } }),
    );
    await lesson.submit.click();
    await lesson.expectText('Test yangilandi.');
    expect(await lesson.chosenOptions()).toEqual(Array.from({ length: tested.count }, () => 4));
    await page.unroute('**/api/submit-test/');
    await lesson.submit.click();
    await expect(lesson.percent).toBeVisible();
  });

  test('a session ended on another device leads to sign-in and back to the answers', async ({
    page,
    account,
    learner,
    lesson,
    openTest,
    site,
    mail,
  }) => {
    const tested = await openTest();
    await lesson.answer((index) => 4 - (index % 4));
    const updatedLearner = await resetPasswordElsewhere(site, mail, learner);
    await lesson.submit.click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await account.signInAs(updatedLearner);
    await expect(page).toHaveURL(addressOf(tested));
    // The answers are queued and sent once the learner is signed in again.
    await expect(lesson.percent).toBeVisible();
  });
});
