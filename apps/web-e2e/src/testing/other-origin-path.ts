// The main path on a site whose back end is on another origin. Nothing is intercepted: policy, CORS and addresses are real.
import type { Page } from '@playwright/test';
import { AccountPage } from './account-page.js';
import { CataloguePage } from './catalogue-page.js';
import type { OtherBackend } from './django-stand-in.js';
import { fieldOf } from './foreign-forms.js';
import { newLearner } from './learner.js';
import { LessonPage } from './lesson-page.js';
import { storedTokens } from './stored-session.js';
import { expect, test } from './test.js';

const LESSON = { id: 1, title: 'Kuch', count: 2, hasVideo: false };

async function filterCatalogue(page: Page, backend: OtherBackend): Promise<void> {
  const catalogue = await new CataloguePage(page).open();
  await catalogue.expectCount(2);
  const picture = catalogue.cards.first().locator('img');
  await expect(picture).toHaveAttribute('src', new RegExp(`^${new URL(backend.url).origin}/media/`));
  // The policy allows the picture.
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await catalogue.search.fill('prizma');
  await catalogue.expectCount(1);
  expect(await catalogue.titles()).toEqual(['Prizma']);
  await catalogue.search.fill('');
  await catalogue.category.selectOption('Mexanika');
  await catalogue.expectCount(1);
  await expect(page).toHaveURL('/simulation?kategoriya=mexanika');
  // The server sends the page without the filter.
  await page.reload();
  await catalogue.expectCount(1);
  await expect(catalogue.category.locator('option:checked')).toHaveText('Mexanika');
}

/** Waits for the next response of a call, while something is done. */
async function responseTo(page: Page, path: string, action: () => Promise<unknown>) {
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => new URL(candidate.url()).pathname.endsWith(path)),
    action(),
  ]);
  return response;
}

/** Takes the main path. The back end has a class with a lesson of two questions, and two simulations on two pages of their list. */
export async function takeMainPath(page: Page, backend: OtherBackend): Promise<void> {
  const account = new AccountPage(page);
  const lesson = new LessonPage(page);
  const learner = newLearner();
  await page.clock.install();

  await test.step('the home page shows the counts of the back end', async () => {
    await page.goto('/');
    await expect(page.getByText('2+')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: 'Optika' })).toBeVisible();
  });
  await test.step('catalogue and filters', () => filterCatalogue(page, backend));
  await test.step('register and sign in', async () => {
    await account.open('/register');
    await account.fillRegistration(learner);
    await account.send('Roʻyxatdan oʻtish');
    await expect(page).toHaveURL('/login');
    await account.expectAnnouncement("Ro'yxatdan o'tdingiz!");
    await account.signInAs(learner);
    await expect(page).toHaveURL('/');
    await account.expectSignedIn(learner.username);
  });
  await test.step('a test and its result', async () => {
    await lesson.open(LESSON);
    await lesson.answer(() => 1);
    await lesson.submit.click();
    await expect(lesson.percent).toHaveText('50%');
    await lesson.expectText("1 to'g'ri javob 2 ta savoldan");
  });
  await test.step('the stored result', async () => {
    await page.goto(`/learn?topic=${LESSON.id}`);
    await expect(lesson.percent).toHaveText('50%');
    await expect(lesson.submit).toBeHidden();
  });
  await test.step('refresh before the access token expires, and after the back end rejects it', async () => {
    const { access } = await storedTokens(page);
    await page.clock.fastForward(250_000);
    const renewed = await responseTo(page, '/token/refresh/', () =>
      account.bar
        .getByRole('link', { name: 'Simulyatsiyalar' })
        .click()
        .then(() => lesson.open(LESSON)),
    );
    expect(renewed.status()).toBe(200);
    await expect.poll(async () => (await storedTokens(page)).access).not.toBe(access);

    await page.evaluate(() => {
      const token = localStorage.getItem('accessToken')!;
      localStorage.setItem('accessToken', `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(43)}`);
    });
    const repaired = await responseTo(page, '/token/refresh/', () => page.reload());
    expect(repaired.status()).toBe(200);
    await account.expectSignedIn(learner.username);
    await expect(lesson.percent).toHaveText('50%');
  });
  await test.step('sign-out and recovery', async () => {
    await account.signOut.click();
    await account.expectSignedOut();
    await account.askForCode(learner.email);
    await account.enterCode(await backend.codeFor(learner.email));
    await account.setPassword('Lorentz kuchi 9');
    await expect(page).toHaveURL('/login');
    await account.signInAs({ ...learner, password: 'Lorentz kuchi 9' });
    await account.expectSignedIn(learner.username);
  });
  await test.step('a contact message', async () => {
    await page.goto('/?scroll=contact');
    const form = page.getByRole('form', { name: 'Xabar yuborish' });
    await fieldOf(form, 'Ismingiz').fill('Dilnoza');
    await fieldOf(form, 'Telefon raqamingiz').fill('+998 90 123 45 67');
    await fieldOf(form, 'Xabaringiz').fill('Salom!');
    const sent = await responseTo(page, '/contact-message/', () =>
      form.getByRole('button', { name: 'Yuborish' }).click(),
    );
    expect(sent.status()).toBe(201);
    await expect(page.getByText('Xabaringiz muvaffaqiyatli yuborildi!').first()).toBeVisible();
  });
}
