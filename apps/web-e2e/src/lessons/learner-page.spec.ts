import type { Locator } from '@playwright/test';
import { axeViolations } from '../testing/axe-violations.js';
import { elementsBeyondViewport } from '../testing/beyond-viewport.js';
import { registerLearner } from '../testing/learner.js';
import { addressOf } from '../testing/lesson-page.js';
import { DESKTOP, expect, mainPathIf, PHONE } from '../testing/test.js';
import { test } from './lesson-fixtures.js';

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    // axe measures the colours of a running transition as violations of contrast.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`the learner begins, stops at a section, leaves a test unfinished and finds all of it on the page${mainPathIf(viewport === PHONE)}`, async ({
      page,
      account,
      learner,
      lesson,
      lessons,
    }) => {
      const region = (name: string) => page.getByRole('region', { name, exact: true });
      const check = async () => {
        expect(await page.evaluate(elementsBeyondViewport)).toEqual([]);
        expect(await axeViolations(page)).toEqual([]);
      };
      const [first] = lessons;
      await account.open('/men');
      await account.signInAs(learner);
      await expect(page).toHaveURL('/men');
      await expect(page).toHaveTitle(/^Mening sahifam/);
      await expect(region('Nimadan boshlaysiz?')).toBeVisible();
      await check();

      await region('Birinchi dars').getByRole('link', { name: 'Darsni boshlash' }).click();
      await lesson.expectLesson(first!);
      const headings = lesson.main.locator('[data-text] :is(h3, h4)[id]');
      const ids = await headings.evaluateAll((elements) => elements.map(({ id }) => id));
      /** The section of the saved place, after the next frame, in which the page observes it. */
      const savedSection = async () => {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        const saved = await page.evaluate(() => Object.values(localStorage).join('\n'));
        return /"heading":"(?<id>[^"]+)/.exec(saved)?.groups?.['id'];
      };
      const scrollTo = (element: Locator) => element.evaluate((node) => node.scrollIntoView());
      await scrollTo(headings.nth(1));
      await expect.poll(savedSection).toBe(ids[1]);
      await lesson.answer(() => 1, 0, 2);
      // The test is no section of the text.
      await scrollTo(lesson.test);
      expect(ids).toContain(await savedSection());
      await scrollTo(headings.nth(1));
      await expect.poll(savedSection).toBe(ids[1]);

      await account.open('/men');
      const next = region('Toʻxtagan joyingiz');
      await expect(next.getByRole('heading', { name: first!.title })).toBeVisible();
      await expect(next.getByText(/^Oxirgi oʻqilgan boʻlim: /)).toBeVisible();
      await expect(region('Tugallanmagan testlar').getByRole('link')).toHaveText([first!.title]);
      await check();
      await next.getByRole('link', { name: 'Davom etish' }).click();
      await lesson.expectLesson(first!);
      await expect(page.locator(decodeURIComponent(new URL(page.url()).hash))).toBeInViewport();

      await lesson.answer(() => 1);
      await lesson.submit.click();
      const percentage = await lesson.percentage();
      await account.open('/men');
      await expect(page.getByText(lessons[1]!.title).first()).toBeVisible();
      await expect(region('Tugallanmagan testlar')).toHaveCount(0);
      await expect(region('Oxirgi natijalar').getByRole('listitem')).toContainText([`${percentage}%`]);
      await check();
    });

    test('another learner on the same phone sees nothing of the first one', async ({
      page,
      account,
      learner,
      lesson,
      lessons,
      site,
    }) => {
      const second = lessons[1]!;
      await account.enterAs(learner);
      await lesson.open(second);
      await lesson.answer(() => 1, 0, 1);
      await page.goto('/men');
      await expect(page.getByRole('region', { name: 'Tugallanmagan testlar' })).toBeVisible();

      const other = await registerLearner(site);
      await page.goto('/');
      const menu = page.getByRole('button', { name: 'Menyuni ochish' });
      if (await menu.isVisible()) {
        await menu.click();
        await page.getByRole('dialog', { name: 'Menyu' }).getByRole('button', { name: 'Chiqish' }).click();
      } else await account.signOut.click();
      await account.enterAs(other);
      await page.goto('/men');
      await expect(page.getByRole('region', { name: 'Birinchi dars' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Tugallanmagan testlar' })).toHaveCount(0);
      await expect(page.getByText(learner.username)).toHaveCount(0);
      await page.goto(addressOf(second));
      expect(await lesson.chosenOptions()).not.toContain(1);
    });
  });
}
