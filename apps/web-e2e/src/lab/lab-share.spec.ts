import { expect, test } from '../testing/test.js';
import { LabPage } from './lab-page.js';

// One body, a gas drawn by chance, a circuit. Every experiment: apps/lab/src/share.test.ts.
for (const slug of ['mayatnik', 'ideal-gaz', 'zanjir']) {
  test(`${slug}: what is shared is what another reader sees`, async ({ page, context }) => {
    const lab = new LabPage(page);
    await lab.open(slug);
    await lab.runPast(1);
    await lab.press('Ulashish');
    const link = await page.getByRole('textbox', { name: 'Havola', exact: true }).inputValue();
    expect(new URL(link).hash.length).toBeLessThanOrEqual(301);

    const other = new LabPage(await context.newPage());
    await other.page.goto(link);
    await other.expectReady();
    await expect(other.position).toHaveValue(await lab.position.inputValue());
    await expect(other.readouts).toHaveText(await lab.readouts.allTextContents());
  });
}

test('a long run is repeated in a worker; until then its start is shown and what part is done', async ({
  page,
  context,
}) => {
  const lab = new LabPage(page);
  await lab.open('tolqin-vannasi');
  await lab.runPast(1);
  await lab.press('Ulashish');
  const link = await page.getByRole('textbox', { name: 'Havola', exact: true }).inputValue();
  const other = await context.newPage();
  const started = other.waitForEvent('worker');
  const seen = other.getByRole('progressbar', { name: 'Holat tiklanmoqda' }).waitFor({ timeout: 30_000 });
  await other.goto(link);
  await seen;
  const worker = await started;
  const ended = new Promise<void>((resolve) => worker.on('close', () => resolve()));
  await expect(other.locator('[data-bench]:not([inert])')).toBeVisible();
  await expect(other.getByRole('progressbar')).toHaveCount(0);
  await ended;
});

test.describe('where no worker can run', () => {
  test.use({ errorsExpected: true });

  for (const [what, isLost] of [
    ['its program does not come', (file: string) => file.startsWith('repeat-worker')],
    ['its experiment does not come', (file: string, isBegun: boolean) => isBegun && file.startsWith('lab-')],
  ] as const) {
    test(`a long run is repeated by the page itself: ${what}`, async ({ page, context }) => {
      const lab = new LabPage(page);
      await lab.open('tolqin-vannasi');
      await lab.runPast(1);
      await lab.press('Ulashish');
      const link = await page.getByRole('textbox', { name: 'Havola', exact: true }).inputValue();
      let isBegun = false;
      let lost = 0;
      await context.route('**/tajriba/assets/**', async (route) => {
        const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
        if (isLost(file, isBegun)) {
          lost += 1;
          return route.abort();
        }
        isBegun ||= file.startsWith('repeat-worker');
        return route.continue();
      });
      const other = new LabPage(await context.newPage());
      await other.page.goto(link);
      await expect.poll(() => lost).toBeGreaterThan(0);
      await expect(other.page.locator('[data-bench]:not([inert])')).toBeVisible({ timeout: 30_000 });
      await expect(other.readouts).toHaveText(await lab.readouts.allTextContents());
    });
  }
});
