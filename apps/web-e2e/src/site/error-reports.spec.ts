import type { Request } from '@playwright/test';
import { expect, test } from '../testing/test.js';

test.use({ errorsExpected: true });

/** Fields of the report of a page: text, file, line, column, path. */
const fieldsOf = (report: Request | undefined): unknown[] =>
  JSON.parse(report?.postData() ?? '[]') as unknown[];

for (const path of ['/', '/login', '/tajriba/kepler', '/tajriba']) {
  test(`${path} reports uncaught errors and rejections, at most three, without the query`, async ({
    page,
  }) => {
    const reports: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/reports/') reports.push(request);
    });
    await page.goto(`${path}?q=maxfiy`);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('first');
      });
    });
    await expect.poll(() => reports.length).toBe(1);
    const message = expect.stringMatching(/^Uncaught TypeError: first/) as unknown;
    const number = expect.any(Number) as unknown;
    expect(fieldsOf(reports[0])).toEqual([message, expect.any(String), number, number, path]);
    await page.evaluate(() => {
      for (let n = 0; n < 5; n += 1) void Promise.reject(new Error('second'));
    });
    await expect.poll(() => reports.length).toBe(3);
    expect(fieldsOf(reports[1])[0]).toMatch(/^Error: second\n +at /);
    expect((await reports[2]?.response())?.status()).toBe(204);
    expect(reports).toHaveLength(3);
  });
}
