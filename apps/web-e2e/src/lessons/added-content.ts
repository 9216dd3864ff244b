import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite } from '../testing/site-server.js';
import { test } from './lesson-fixtures.js';

const CONTENT = fileURLToPath(new URL('../../../api/content', import.meta.url));

/**
 * Test function with a site whose content is ours and these files.
 * @param files texts by their path in the content folder
 */
export const testWithContent = (files: Readonly<Record<string, string>>) =>
  test.extend<object, object>({
    site: [
      async ({ mail }, use) => {
        const content = await mkdtemp(path.join(tmpdir(), 'zarra-e2e-content-'));
        await cp(CONTENT, content, { recursive: true });
        // The plan of the course has no lessons of tests. It is optional.
        await rm(path.join(content, 'topics.yaml'), { force: true });
        for (const [name, text] of Object.entries(files)) {
          const file = path.join(content, name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, text);
        }
        // An empty data folder imports the content.
        const data = await mkdtemp(path.join(tmpdir(), 'zarra-e2e-'));
        const site = await startSite({ SMTP_URL: mail.url, CONTENT_DIR: content, DATA_DIR: data });
        await use(site);
        await site.remove();
        await rm(content, { recursive: true });
      },
      { scope: 'worker', timeout: 240_000 },
    ],
  });
