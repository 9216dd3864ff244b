import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test } from '../testing/account-fixtures.js';
import type { AccountPage } from '../testing/account-page.js';
import { axeViolations } from '../testing/axe-violations.js';
import { elementsBeyondViewport } from '../testing/beyond-viewport.js';
import { registerLearner } from '../testing/learner.js';
import { fetchLessons, LessonPage } from '../testing/lesson-page.js';
import { DESKTOP, expect, mainPathIf, PHONE } from '../testing/test.js';

// The tests cause 400 and 401 responses. axe measures the colours of a running transition as violations of contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, errorsExpected: true });

const NEW_PASSWORD = 'Lorentz kuchi 9';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the account from the top bar, or from the menu on a phone. */
const openOwnAccount = async ({ page, bar }: AccountPage, username: string) => {
  const menu = page.getByRole('button', { name: 'Menyuni ochish' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('dialog', { name: 'Menyu' }).getByRole('link', { name: 'Hisobim' }).click();
  } else {
    await bar.getByRole('link', { name: username }).click();
    await expect(page).toHaveURL('/men');
    await page.getByRole('main').getByRole('link', { name: 'Hisobim' }).click();
  }
  await expect(page).toHaveURL('/men/hisob');
  await expect(section(page, 'Kirilgan qurilmalar').getByText('Shu qurilma')).toBeVisible();
};

const deleteAccount = async (account: AccountPage, password: string) => {
  await section(account.page, 'Maʼlumotlarim').getByRole('button', { name: 'Hisobni oʻchirish' }).click();
  const dialog = account.page.getByRole('dialog', { name: 'Hisobni oʻchirish' });
  await dialog.getByLabel('Parolingiz').fill(password);
  await dialog.getByRole('button', { name: 'Butunlay oʻchirish' }).click();
};

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test(`a learner changes the password, downloads the data and deletes the account${mainPathIf(viewport === PHONE)}`, async ({
      page,
      account,
      learner,
      openDevice,
      request,
    }) => {
      const lesson = (await fetchLessons(request)).find(({ count }) => count > 0)!;
      const other = await openDevice();
      await other.enterAs(learner);
      await account.enterAs(learner);
      const lessonPage = await new LessonPage(page).open(lesson);
      await lessonPage.answer(() => 1);
      await lessonPage.submit.click();
      const percentage = await lessonPage.percentage();

      await openOwnAccount(account, learner.username);
      await expect(section(page, 'Kirilgan qurilmalar').getByRole('listitem')).toHaveCount(2);
      expect.soft(await axeViolations(page)).toEqual([]);
      expect.soft(await page.evaluate(elementsBeyondViewport)).toEqual([]);

      const password = section(page, 'Parol');
      await password.getByLabel('Hozirgi parol').fill(learner.password);
      await password.getByLabel('Yangi parol', { exact: true }).fill(NEW_PASSWORD);
      await password.getByLabel('Yangi parolni takrorlang').fill(NEW_PASSWORD);
      await password.getByRole('button').last().click();
      await expect(password.getByRole('status').filter({ hasText: 'Parol oʻzgartirildi' })).toBeFocused();
      await other.page.reload();
      await expect(other.page).toHaveURL('/login');

      const data = section(page, 'Maʼlumotlarim');
      const download = page.waitForEvent('download');
      await data.getByRole('button', { name: 'Maʼlumotlarimni yuklab olish' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('zarra-maʼlumotlarim.json');
      const exported: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(exported).toMatchObject({
        account: { username: learner.username, email: learner.email },
        results: [{ lesson: lesson.title, percentage }],
        sessions: [{ current: true }],
      });

      await deleteAccount(account, NEW_PASSWORD);
      await account.expectScreen('Hisobingiz oʻchirildi');
      await account.expectSignedOut();
      await account.open('/login');
      await account.name.fill(learner.username);
      await account.password.fill(NEW_PASSWORD);
      await account.send('Kirish');
      await account.expectAnnouncement('Parol noto‘g‘ri.');
    });
  });
}

test.describe('two learners on one phone', () => {
  test.use({ viewport: PHONE });

  test('see only their own data, and the deletion of one leaves that of the other', async ({
    page,
    account,
    learner,
    site,
    request,
  }) => {
    const second = await registerLearner(site);
    const lesson = (await fetchLessons(request)).find(({ count }) => count > 1)!;
    const lessonPage = new LessonPage(page);
    await account.enterAs(learner);
    await lessonPage.open(lesson);
    await lessonPage.answer(() => 2, 0, 1);
    await page.getByRole('button', { name: 'Menyuni ochish' }).click();
    await page.getByRole('dialog', { name: 'Menyu' }).getByRole('button', { name: 'Chiqish' }).click();
    await account.expectSignedOut();

    await account.enterAs(second);
    await lessonPage.open(lesson);
    await expect(lessonPage.option(0, 2)).not.toBeChecked();
    await openOwnAccount(account, second.username);
    await expect(account.main.getByText(second.email)).toBeVisible();
    await expect(account.main.getByText(learner.username)).toHaveCount(0);
    await deleteAccount(account, second.password);
    await account.expectScreen('Hisobingiz oʻchirildi');

    await account.enterAs(learner);
    await lessonPage.open(lesson);
    await expect(lessonPage.option(0, 2)).toBeChecked();
    await openOwnAccount(account, learner.username);
    await expect(account.main.getByText(learner.email)).toBeVisible();
  });
});

test('a visitor signs in and returns to the account', async ({ page, account, learner }) => {
  await page.goto('/men/hisob');
  await expect(page).toHaveURL('/login?next=%2Fmen%2Fhisob');
  await account.signInAs(learner);
  await expect(page).toHaveURL('/men/hisob');
  await account.expectScreen('Hisobim');
});
