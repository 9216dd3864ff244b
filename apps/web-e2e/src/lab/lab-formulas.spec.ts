// The equations of each experiment: typeset in the page itself, and never wider than a phone.
import { experiments } from '@zarra/experiments';
import { everyThird, expect, PHONE, test } from '../testing/test.js';
import { ExperimentPage } from './experiment-page.js';

test.use({ viewport: PHONE });

for (const slug of everyThird(Object.keys(experiments), 2))
  test(`${slug}: formulas fit a phone`, async ({ page }) => {
    const experimentPage = new ExperimentPage(page);
    await experimentPage.open(slug);
    await experimentPage.tab('Nazariya').click();
    await experimentPage.button('Boʻlimni kengaytirish').click();
    const panel = page.getByRole('tabpanel', { name: 'Nazariya' });
    const formulas = panel.getByRole('math');
    await expect(formulas.nth(2)).toBeVisible();
    const limit = await panel.evaluate((element) => element.getBoundingClientRect().right);
    for (const formula of await formulas.all()) {
      const { x, width } = (await formula.boundingBox()) ?? { x: 0, width: NaN };
      expect(x + width, (await formula.textContent()) ?? '').toBeLessThan(limit);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('formulas are MathML', async ({ page }) => {
    await page.goto('/tajriba/mayatnik');
    await expect(page.locator('msqrt').first()).toBeVisible();
  });
});
