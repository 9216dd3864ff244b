// The copy of the site for a web host (npm run pack:site), on a plain file server.
import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDjangoStandIn } from '../testing/django-stand-in.js';
import { testWithBackend } from '../testing/other-origin.js';
import { takeMainPath } from '../testing/other-origin-path.js';
import { expectHydrated } from '../testing/hydration.js';
import { startStaticHost } from '../testing/static-host.js';
import { expect } from '../testing/test.js';

const COMMAND = fileURLToPath(new URL('../../../api/dist/pack-site-cli.js', import.meta.url));

const test = testWithBackend(startDjangoStandIn, async (backend) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zarra-static-'));
  execFileSync(process.execPath, [COMMAND, '--api', backend.url, '--out', folder]);
  return startStaticHost(folder);
});

test('the main path on a plain web host', ({ page, backend }) => takeMainPath(page, backend));

test('pages of experiments work, and unknown addresses are the home page', async ({ page }) => {
  await page.goto('/tajriba/mayatnik');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matematik mayatnik');
  await expectHydrated(page);
  await page.goto('/simulation/optika');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.goto('/nima-bu');
  await expect(page.getByRole('link', { name: 'Kurslar' })).toBeVisible();
});
