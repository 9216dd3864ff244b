// Printed lessons: nothing lies over anything else, whatever a page break moves.
import { addressOf } from '../testing/lesson-page.js';
import { openPdf, overlappingTexts } from '../testing/printed-page.js';
import { expect } from '../testing/test.js';
import { test } from './lesson-fixtures.js';

const A4 = { format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } };

test('the parts of no lesson overlap, and the request to sign in is not printed', async ({
  browser,
  site,
  lessons,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const lesson of lessons) {
    await page.goto(addressOf(lesson));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Siz tizimga kirmagansiz'), lesson.title).toBeHidden();
    expect(await overlappingTexts(await page.pdf(A4)), lesson.title).toEqual([]);
  }
  await context.close();
});

test('a test is printed below its lesson, with a line for the name', async ({ page, lesson, openTest }) => {
  await openTest();
  await page.emulateMedia({ media: 'print' });
  await expect(lesson.questions.first()).toBeVisible();
  const pdf = await page.pdf(A4);
  expect(await overlappingTexts(pdf)).toEqual([]);
  const { numPages } = await openPdf(pdf);
  expect(numPages).toBeLessThanOrEqual(10);
});
