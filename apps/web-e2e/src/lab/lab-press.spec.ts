import { experiments } from '@zarra/lab/experiments';
import { holdRequests } from '../testing/hold-requests.js';
import { expect, test } from '../testing/test.js';
import { LabPage } from './lab-page.js';

for (const slug of Object.keys(experiments)) {
  test(`${slug}: pressed before its scripts arrive, it runs`, async ({ page }) => {
    const lab = new LabPage(page);
    const scripts = await holdRequests(page, /\/tajriba\/assets\/.*\.js$/);
    await page.goto(`/tajriba/${slug}`, { waitUntil: 'commit' });
    await lab.button('Boshlash').click();
    expect(await lab.seconds()).toBe(0);
    scripts.release();
    await expect.poll(lab.seconds).toBeGreaterThan(0.05);
    await lab.button('Toʻxtatish').click();
  });
}
