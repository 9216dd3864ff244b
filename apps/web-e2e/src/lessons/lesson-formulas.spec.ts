import { expectHydrated } from '../testing/hydration.js';
import { expect } from '../testing/test.js';
import { test } from './lesson-fixtures.js';
import { addressOf } from './lesson-page.js';

/** What is wrong with the formulas on the page at its width; runs in the page. */
const formulaFaults = () =>
  [...document.querySelectorAll('main [data-formula]')].flatMap((line) => {
    const math = line.querySelector('math');
    const words = line.textContent;
    if (!math) return [`${words} is not typeset`];
    const right = Math.max(
      ...[...math.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right),
    );
    const room = (line.closest('p, li, td, th') ?? line).getBoundingClientRect().right;
    // A table scrolls as a whole.
    if (right > room + 0.5 && !line.closest('table')) return [`${words} is cut off by ${right - room} px`];
    return [];
  });

test('no formula of any lesson is cut off at 360 px, and none needs a script', async ({
  browser,
  site,
  lessons,
}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 640 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  let display = 0;
  for (const lesson of lessons) {
    await page.goto(addressOf(lesson));
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(formulaFaults), lesson.title).toEqual([]);
    expect(await page.locator('main').textContent(), lesson.title).not.toMatch(/\\[a-z]+\{|\$/);
    display += await page.locator('main [data-formula="display"]').count();
  }
  expect(display).toBeGreaterThanOrEqual(70);
  await context.close();
});

test('our own lessons load neither the parser of Markdown nor KaTeX', async ({ page, lesson, lessons }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await lesson.open(lessons.find(({ title }) => title === 'Modda zichligi')!);
  await expectHydrated(page);
  await expect(lesson.main.locator('math[display="block"]').first()).toBeVisible();
  expect(asked.filter((path) => /katex|prose|typeset/i.test(path))).toEqual([]);
});
