import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '@zarra/tools/chromium';
import { defineConfig } from 'vitest/config';

const executablePath = await findChromium();

const chromium = playwright({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: CHROMIUM_ARGUMENTS,
  },
  // Colours in the middle of a transition would be measured as faults of contrast.
  contextOptions: { reducedMotion: 'reduce' },
});

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every story is rendered, played and examined by axe: in both themes, on a small phone and on a desktop. */
const stories = (theme: 'light' | 'dark', viewport: 'small' | 'desktop') => ({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.', import.meta.url)),
      initialGlobals: { theme, viewport: { value: viewport } },
    }),
    // Storybook gives all four the same folder for the packages made ready; each would pull it away under the others.
    {
      name: 'own-cache',
      enforce: 'post' as const,
      config: () => ({ cacheDir: path.join(root, `node_modules/.vite/stories-${theme}-${viewport}`) }),
    },
  ],
  // In a copy of the workspace the installed packages are links.
  server: { fs: { allow: [root, path.dirname(realpathSync(path.join(root, 'node_modules/vitest')))] } },
  test: {
    name: `${theme} ${viewport}`,
    // One page for all files: a story leaves nothing behind, and a page of its own would cost seconds per file.
    isolate: false,
    // Two hundred cards take axe long on a busy machine; this only ends what hangs.
    testTimeout: 60_000,
    // As the journeys: what passes on its second try is named, and stops nobody.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      provider: chromium,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  root,
  test: {
    projects: [
      stories('light', 'small'),
      stories('light', 'desktop'),
      stories('dark', 'small'),
      stories('dark', 'desktop'),
    ],
  },
});
