import { expect, type Locator } from '@playwright/test';

/** Presses the retry button unless the automatic retry of the page has loaded the data before. */
export async function retryUntilVisible(region: Locator, data: Locator): Promise<void> {
  const retry = region.getByRole('button', { name: 'Qayta urinish' }).first();
  await expect(async () => {
    if (!(await data.isVisible())) await retry.click({ timeout: 1000 });
    await expect(data).toBeVisible({ timeout: 1000 });
  }).toPass();
}
