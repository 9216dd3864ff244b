// Figures of the text, of questions and of practice.
import type { Page } from '@playwright/test';
import { axeViolations } from '../testing/axe-violations.js';
import { elementsBeyondViewport } from '../testing/beyond-viewport.js';
import { holdRequests } from '../testing/hold-requests.js';
import { expectHydrated } from '../testing/hydration.js';
import { addressOf, type ApiLesson } from '../testing/lesson-page.js';
import { DESKTOP, expect, mainPathIf, PHONE } from '../testing/test.js';
import { ALT, LENS_TEXT, test, TITLE } from './lesson-with-figures.js';

const lessonOf = (lessons: readonly ApiLesson[]) => lessons.find(({ title }) => title === TITLE)!;
const figureOf = (page: Page, alt: string) =>
  page.getByRole('figure').filter({ has: page.getByRole('img', { name: alt }) });
const slider = (page: Page) => page.getByRole('slider', { name: 'd' });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the figures of a lesson are complete, and have no controls', async ({ page, lessons }) => {
    await page.goto(addressOf(lessonOf(lessons)));
    const lens = figureOf(page, ALT.lens);
    await expect(lens.getByRole('img')).toBeVisible();
    await expect(lens.locator('figcaption')).toHaveText(/^Haqiqiy tasvir, d\s*=\s*30 cm$/);
    await expect(lens.locator('path')).not.toHaveCount(0);
    await expect(lens.getByText(LENS_TEXT)).toBeHidden();
    await lens.getByText('Chizmani oʻqish').click();
    await expect(lens.getByText(LENS_TEXT)).toBeVisible();
    await expect(figureOf(page, ALT.moving).getByRole('img')).toBeVisible();
    await expect(slider(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Harakatni koʻrish' })).toBeHidden();
    // Labels have the size of text: a drawing is as wide as the screen allows.
    const { width } = (await lens.getByRole('img').boundingBox())!;
    expect(width).toBeGreaterThanOrEqual(320);
  });
});

for (const viewport of [PHONE, DESKTOP])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test(`a learner reads figures, answers questions on figures by keyboard, and sees them in the result${mainPathIf(viewport === PHONE)}`, async ({
      page,
      lesson,
      lessons,
      signedIn: _,
    }) => {
      await lesson.open(lessonOf(lessons));
      await expectHydrated(page);
      const slope = figureOf(page, ALT.slope);
      await slope.scrollIntoViewIfNeeded();
      await slope.getByText('Chizmani oʻqish').focus();
      await page.keyboard.press('Enter');
      await expect(slope.locator('details > p')).toBeVisible();
      const { width } = (await slope.getByRole('img').boundingBox())!;
      expect(width).toBeLessThanOrEqual(560);

      const [first, second] = [lesson.questions.nth(0), lesson.questions.nth(1)];
      await first.scrollIntoViewIfNeeded();
      await expect(first.getByRole('img', { name: ALT.lens })).toBeVisible();
      expect(await page.evaluate(elementsBeyondViewport)).toEqual([]);
      await lesson.answer(() => 2, 0, 1);
      const next = lesson.test.getByRole('button', { name: 'Keyingi savol' });
      if (await next.isVisible()) await next.click();
      await expect(second.getByRole('img')).toHaveCount(4);
      await second.getByRole('radio', { name: ALT.still }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(second.getByRole('radio', { name: ALT.steady })).toBeChecked();
      const label = second.locator('label').nth(2);
      expect(await label.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
      expect(await page.evaluate(elementsBeyondViewport)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);

      await lesson.submit.click();
      await lesson.expectText("2 to'g'ri javob 2 ta savoldan");
      await expect(lesson.test.getByRole('img', { name: ALT.lens })).toBeVisible();
      await expect(
        lesson.test.getByRole('listitem').filter({ has: page.getByRole('img', { name: ALT.steady }) }),
      ).toHaveAttribute('data-verdict', 'right');
      expect(await page.evaluate(elementsBeyondViewport)).toEqual([]);
    });

    test('a figure moves when the learner asks: a press before its code has arrived is kept', async ({
      page,
      lessons,
    }) => {
      const code = await holdRequests(page, /\/assets\/draw-[\w-]{8}\.js$/);
      await page.goto(addressOf(lessonOf(lessons)));
      await expectHydrated(page);
      const figure = figureOf(page, ALT.moving);
      await figure.scrollIntoViewIfNeeded();
      const still = await figure.locator('svg').first().innerHTML();
      const { height } = (await figure.boundingBox())!;
      await figure.getByRole('button', { name: 'Harakatni koʻrish' }).click();
      const pause = figure.getByRole('button', { name: 'Toʻxtatish' });
      await expect(pause).toHaveAttribute('aria-busy', 'true');
      expect(await figure.locator('svg').first().innerHTML()).toBe(still);
      code.release();
      await expect(pause).not.toHaveAttribute('aria-busy');
      // The way has ended.
      await expect(figure.getByRole('button', { name: 'Harakatni koʻrish' })).toBeVisible();
      await expect(slider(page)).toHaveAttribute('aria-valuetext', '25 cm');
      expect((await figure.boundingBox())!.height).toBe(height);

      await slider(page).focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(slider(page)).toHaveAttribute('aria-valuetext', '25,5 cm');
      await figure.getByText('Chizmani oʻqish').click();
      await expect(figure.getByText(/Buyum linzadan 25,5 cm uzoqda/)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  });

test('with reduced motion a figure has the slider alone', async ({ page, lessons }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf(lessonOf(lessons)));
  await slider(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Harakatni koʻrish' })).toBeHidden();
});

test('figures follow the dark theme, and a print has black ink and no controls', async ({
  page,
  lessons,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(addressOf(lessonOf(lessons)));
  const lens = figureOf(page, ALT.lens);
  const drawing = lens.getByRole('img');
  const colors = () =>
    drawing.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor].map((text) => Number(/\d+/.exec(text)?.[0]));
    });
  const [ink, paper] = await colors();
  expect(ink).toBeGreaterThan(180);
  expect(paper).toBeLessThan(60);

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect((await colors())[0]).toBe(0);
  await expect(drawing).toBeVisible();
  await expect(lens.getByText('Chizmani oʻqish')).toBeHidden();
  await expect(slider(page)).toBeHidden();
  expect(await lens.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a practice item shows its figure', async ({ page, lessons, account, learner }) => {
    await account.enterAs(learner);
    await page.goto(`/mashq?scope=lesson:${lessonOf(lessons).id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: ALT.still })).toBeVisible();
    await main.getByText('Chizmani oʻqish').click();
    await main.getByRole('radio', { name: 'tinch turibdi' }).check();
    await main.getByRole('button', { name: 'Tekshirish' }).click();
    await expect(main.getByText(/o.g.ri javob berdingiz$/)).toBeVisible();
    await expect(main.getByRole('img', { name: ALT.still })).toBeVisible();
    expect(await page.evaluate(elementsBeyondViewport)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });
});
