import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OtherBackend } from './django-stand-in.js';
import type { MailCatcher } from './mail-catcher.js';
import { startSite, type SiteServer } from './site-server.js';
import { expect, test as base } from './test.js';

/** The started site with a back end. It has no data folder. */
async function startSiteOf(backend: OtherBackend): Promise<SiteServer> {
  const DATA_DIR = path.join(tmpdir(), `zarra-e2e-no-data-${process.pid}`);
  const site = await startSite({ API_URL: backend.url, DATA_DIR });
  return {
    ...site,
    remove: async () => {
      const hasData = existsSync(DATA_DIR);
      await site.remove();
      expect(hasData, 'the site has a data folder').toBe(false);
    },
  };
}

/**
 * Tests on a site with another back end. Messages of the console do not fail them; uncaught errors and
 * violations of the content security policy do.
 */
export const testWithBackend = (
  startBackend: (mail: MailCatcher) => Promise<OtherBackend>,
  startSiteFor = startSiteOf,
) =>
  base.extend<object, { readonly backend: OtherBackend }>({
    errorsExpected: true,
    backend: [
      async ({ mail }, use) => {
        const backend = await startBackend(mail);
        await use(backend);
        await backend.stop();
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ backend }, use) => {
        const site = await startSiteFor(backend);
        await backend.allowOrigin(site.url);
        await use(site);
        await site.remove();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    pageErrors: async ({ pageErrors }, use) => {
      await use(pageErrors);
      const failures = pageErrors.found.filter((line) => /^(uncaught|content security policy):/.test(line));
      expect.soft(failures).toEqual([]);
    },
  });
