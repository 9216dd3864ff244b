import { test } from '../testing/account-fixtures.js';
import { holdRequests } from '../testing/hold-requests.js';
import { DESKTOP, expect, PHONE } from '../testing/test.js';

/** Positions of the bar and its elements, without the account. Runs in the page. */
const positionsInBar = () => {
  const bar = document.querySelector('header')!;
  const parts = [
    bar,
    ...bar.querySelectorAll(
      'a:not([href="/login"], [href="/men"], [href="/men/hisob"]), button:not([title])',
    ),
  ];
  return parts
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const name = part === bar ? 'bar' : part.textContent || part.getAttribute('aria-label')!;
      return `${name}: ${x} ${y} ${width} ${height}`;
    });
};

for (const viewport of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
  test(`at ${viewport.width} px no element of the bar moves during the session check`, async ({
    page,
    account,
    learner,
  }) => {
    await page.setViewportSize(viewport);
    await account.enterAs(learner);
    const check = await holdRequests(page, '**/api/auth-me/');
    await account.open('/simulation');
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('progressbar', { name: 'Hisob tekshirilmoqda' })).toBeVisible();
    const checking = await page.evaluate(positionsInBar);

    check.release();
    await account.expectSignedIn();
    expect(await page.evaluate(positionsInBar)).toEqual(checking);
    await account.signOut.click();
    await account.expectSignedOut();
    await page.goto('/simulation');
    await account.expectSignedOut();
    expect(await page.evaluate(positionsInBar)).toEqual(checking);
  });
}
