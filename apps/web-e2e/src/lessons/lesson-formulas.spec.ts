import { expectHydrated } from '../testing/hydration.js';
import { expect } from '../testing/test.js';
import { test } from './lesson-fixtures.js';
import { addressOf } from '../testing/lesson-page.js';

/** Errors of the formulas at the page's width; runs in the page. */
const findFormulaErrors = () =>
  [...document.querySelectorAll('main [data-formula]')].flatMap((formula) => {
    const math = formula.querySelector('math');
    const text = formula.textContent;
    if (!math) return [`${text} is not typeset`];
    const right = Math.max(
      ...[...math.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right),
    );
    const available = (formula.closest('p, li, td, th') ?? formula).getBoundingClientRect().right;
    // A table scrolls as a whole.
    if (right > available + 0.5 && !formula.closest('table'))
      return [`${text} is cut off by ${right - available} px`];
    return [];
  });

test('formulas of all lessons fit 360 px and render without scripts', async ({ browser, site, lessons }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 640 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  let displayCount = 0;
  for (const lesson of lessons) {
    await page.goto(addressOf(lesson));
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(findFormulaErrors), lesson.title).toEqual([]);
    expect(await page.locator('main').textContent(), lesson.title).not.toMatch(/\\[a-z]+\{|\$/);
    displayCount += await page.locator('main [data-formula="display"]').count();
  }
  expect(displayCount).toBeGreaterThanOrEqual(70);
  await context.close();
});

test('our own lessons load neither the Markdown parser nor Temml', async ({ page, lesson, lessons }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await lesson.open(lessons.find(({ title }) => title === 'Modda zichligi')!);
  await expectHydrated(page);
  await expect(lesson.main.locator('math[display="block"]').first()).toBeVisible();
  expect(paths.filter((path) => /temml|tex-formula|markdown|typeset/i.test(path))).toEqual([]);
});
