import type { Locator, Page } from '@playwright/test';
import { ExperimentPage } from '../lab/experiment-page.js';
import { anyApostrophe } from '../testing/any-apostrophe.js';
import { DESKTOP, expect, isExtended, mainPathIf, PHONE } from '../testing/test.js';
import { test } from './lesson-fixtures.js';
import { answerItem, itemText } from './practice-answers.js';

const DAY = 24 * 60 * 60 * 1000;
/** The item that is answered wrong on the first day and right on the second. */
const PRESS = /yuzi (\d+) sm² va (\d+) sm²\. Kichik porshenga (\d+) N/;

/** Answers the items of a round until one has a text; this one stays on the screen, unanswered. */
async function practiseUntil(page: Page, text: RegExp): Promise<RegExpExecArray> {
  const main = page.getByRole('main');
  for (let number = 1; ; number += 1) {
    await expect(main.getByRole('heading', { level: 2, name: `${number}-topshiriq` })).toBeVisible();
    const match = text.exec(await itemText(page));
    if (match) return match;
    await answerItem(page);
    await main.getByRole('button', { name: 'Tekshirish' }).click();
    await main.getByRole('button', { name: 'Keyingisi' }).click();
  }
}

/** Distance of an element from the top of the viewport, px. */
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

const rows = [
  { viewport: PHONE, isCut: true, inEveryRun: true },
  { viewport: DESKTOP, isCut: false, inEveryRun: true },
  { viewport: PHONE, isCut: false, inEveryRun: false },
  { viewport: DESKTOP, isCut: true, inEveryRun: false },
];

for (const { viewport, isCut } of rows.filter(({ inEveryRun }) => inEveryRun || isExtended)) {
  test.describe(`at ${viewport.width} × ${viewport.height}${isCut ? ', with the network cut in between' : ''}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' }, errorsExpected: isCut });

    test(`a learner goes from the home page through lesson, experiment, test and practice to the next day${mainPathIf(!isCut)}`, async ({
      page,
      context,
      account,
      learner,
      lesson,
      lessons,
      site,
    }) => {
      const main = page.getByRole('main');
      const index = lessons.findIndex(({ title }) => title === 'Bosim. Paskal qonuni');
      const current = lessons[index]!;
      /** Runs an action. If the test cuts the network, it runs offline until the notice for the learner is visible. */
      const whileCut = async (action: () => Promise<void>, notice: Locator): Promise<void> => {
        if (isCut) await context.setOffline(true);
        await action();
        if (!isCut) return;
        await expect(notice).toBeVisible();
        await context.setOffline(false);
      };

      // The lesson before it is finished, so that the home page leads to the next one.
      await account.enterAs(learner);
      await lesson.open(lessons[index - 1]!);
      await lesson.answer(() => 1);
      await whileCut(() => lesson.submit.click(), lesson.test.getByText('Navbatda'));
      await expect(lesson.percent).toBeVisible();
      await page.goto('/');
      await page
        .getByRole('navigation', { name: 'Davom etish' })
        .getByRole('link', { name: current.title })
        .click();
      await lesson.expectLesson(current);

      // Its experiment opens in the state of the lesson, and the way back leads to the same place.
      const experiment = main.getByRole('link', { name: /^Toʻliq ekranda ochish .*, Siyrak azot\)/ });
      await experiment.scrollIntoViewIfNeeded();
      const top = await topOf(experiment);
      await experiment.click();
      await new ExperimentPage(page).expectReady();
      await expect(page.getByRole('spinbutton', { name: /^Molekulalar soni/ })).toHaveValue('200');
      await page.getByRole('link', { name: 'Orqaga' }).click();
      await lesson.expectLesson(current);
      await expect.poll(async () => Math.abs((await topOf(experiment)) - top)).toBeLessThan(50);

      // The test; a missed question leads to its section.
      await lesson.answer(() => 1);
      await whileCut(() => lesson.submit.click(), lesson.test.getByText('Navbatda'));
      await expect(lesson.percent).toBeVisible();
      const section = lesson.test
        .getByRole('link', { name: anyApostrophe('Mavzuni qayta oʻqing: Gidravlik press') })
        .first();
      await section.click();
      await expect(page).toHaveURL(/#gidravlik-press$/);
      await expect(page.locator('#gidravlik-press')).toBeInViewport();

      // Practice: a wrong answer.
      await main.getByRole('link', { name: 'Shunga oʻxshash mashq' }).first().click();
      const first = await practiseUntil(page, PRESS);
      await main.getByRole('textbox', { name: 'Javob' }).fill('1');
      const check = main.getByRole('button', { name: 'Tekshirish' });
      await whileCut(() => check.click(), main.getByText('Internet bilan aloqa yoʻq. Javobingiz saqlandi'));
      await expect(main.getByText(/^Notoʻgʻri javob berdingiz$/)).toBeVisible();

      // The next day it comes again, with other numbers.
      await site.advance(DAY);
      await page.clock.install({ time: Date.now() + DAY });
      await page.goto('/men');
      const today = page.getByRole('region', { name: 'Bugungi takrorlash', exact: true });
      await today.getByRole('link', { name: 'Mashqni boshlash' }).click();
      const second = await practiseUntil(page, PRESS);
      const [, small, large, force] = second;
      expect(second[0]).not.toBe(first[0]);
      await main
        .getByRole('textbox', { name: 'Javob' })
        .fill(((Number(force) * Number(large)) / Number(small)).toPrecision(5).replace('.', ','));
      await whileCut(() => check.click(), main.getByText('Internet bilan aloqa yoʻq. Javobingiz saqlandi'));
      await expect(main.getByText(/^Toʻgʻri javob berdingiz$/)).toBeVisible();
    });
  });
}
