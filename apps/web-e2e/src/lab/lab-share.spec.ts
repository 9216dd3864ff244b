import { expect, mainPathIf, test } from '../testing/test.js';
import { ExperimentPage } from './experiment-page.js';

// One body, a random gas, a circuit. All experiments: libs/experiments/src/share.test.ts.
for (const slug of ['mayatnik', 'ideal-gaz', 'zanjir']) {
  test(`${slug}: a shared link opens the same state${mainPathIf(slug === 'ideal-gaz')}`, async ({
    page,
    context,
  }) => {
    const experimentPage = new ExperimentPage(page);
    await experimentPage.open(slug);
    await experimentPage.runPast(1);
    await experimentPage.press('Ulashish');
    const link = await page.getByRole('textbox', { name: 'Havola', exact: true }).inputValue();
    expect(new URL(link).hash.length).toBeLessThanOrEqual(301);

    const other = new ExperimentPage(await context.newPage());
    await other.page.goto(link);
    await other.expectReady();
    await expect(other.position).toHaveValue(await experimentPage.position.inputValue());
    await expect(other.readouts).toHaveText(await experimentPage.readouts.allTextContents());
  });
}

test('a long run is replayed in a worker; until then its start and the progress are shown', async ({
  page,
  context,
}) => {
  const experimentPage = new ExperimentPage(page);
  await experimentPage.open('tolqin-vannasi');
  await experimentPage.runPast(1);
  await experimentPage.press('Ulashish');
  const link = await page.getByRole('textbox', { name: 'Havola', exact: true }).inputValue();
  // The worker waits for its script until the progress is visible: a fast replay would end before.
  const other = await context.newPage();
  const progress = other.getByRole('progressbar', { name: 'Holat tiklanmoqda' });
  await context.route('**/assets/replay-worker*', async (route) => {
    await progress.waitFor();
    await route.continue();
  });
  const started = other.waitForEvent('worker');
  await other.goto(link);
  const worker = await started;
  const ended = new Promise<void>((resolve) => worker.on('close', () => resolve()));
  await expect(other.locator('[data-experiment]:not([inert])')).toBeVisible();
  await expect(progress).toHaveCount(0);
  await ended;
});

test.describe('when the worker fails', () => {
  test.use({ errorsExpected: true });

  for (const [what, isAborted] of [
    ['its script fails to load', (file: string) => file.startsWith('replay-worker')],
    [
      'its experiment fails to load',
      (file: string, isWorkerRequested: boolean) => isWorkerRequested && file.startsWith('definition-'),
    ],
  ] as const) {
    test(`a long run is replayed by the page: ${what}`, async ({ page, context }) => {
      const experimentPage = new ExperimentPage(page);
      await experimentPage.open('tolqin-vannasi');
      await experimentPage.runPast(1);
      await experimentPage.press('Ulashish');
      const link = await page.getByRole('textbox', { name: 'Havola', exact: true }).inputValue();
      let isWorkerRequested = false;
      let abortedCount = 0;
      await context.route('**/assets/**', async (route) => {
        const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
        if (isAborted(file, isWorkerRequested)) {
          abortedCount += 1;
          return route.abort();
        }
        isWorkerRequested ||= file.startsWith('replay-worker');
        return route.continue();
      });
      const other = new ExperimentPage(await context.newPage());
      await other.page.goto(link);
      await expect.poll(() => abortedCount).toBeGreaterThan(0);
      await expect(other.page.locator('[data-experiment]:not([inert])')).toBeVisible();
      await expect(other.readouts).toHaveText(await experimentPage.readouts.allTextContents());
    });
  }
});
