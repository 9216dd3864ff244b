import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OtherBackend } from '../testing/django-stand-in.js';
import type { MailCatcher } from '../testing/mail-catcher.js';
import { startSite } from '../testing/site-server.js';
import { expect, test as base } from '../testing/test.js';

/**
 * Tests on a started site with another back end (API_URL). Messages of the console do not fail them; uncaught errors and
 * violations of the content security policy do.
 */
export const testWithBackend = (start: (mail: MailCatcher) => Promise<OtherBackend>) =>
  base.extend<object, { readonly backend: OtherBackend }>({
    errorsExpected: true,
    backend: [
      async ({ mail }, use) => {
        const backend = await start(mail);
        await use(backend);
        await backend.stop();
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ backend }, use) => {
        const DATA_DIR = path.join(tmpdir(), `zarra-e2e-no-data-${process.pid}`);
        const site = await startSite({ API_URL: backend.url, DATA_DIR });
        await backend.allowOrigin(site.url);
        await use(site);
        expect(existsSync(DATA_DIR), 'the site has no data').toBe(false);
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
