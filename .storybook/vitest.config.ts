import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '@zarra/tools/chromium';
import { reportFile } from '@zarra/tools/report-file';
import { defineConfig } from 'vitest/config';
import { pictureFolder, pictureName } from './pictures/picture-path.js';
import { PictureReporter } from './pictures/picture-reporter.js';

const executablePath = await findChromium();

const chromium = playwright({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: CHROMIUM_ARGUMENTS,
  },
  // Colours in the middle of a transition would be measured as faults of contrast.
  // The page is as large as the largest view, else Vitest draws the view smaller.
  contextOptions: { reducedMotion: 'reduce', viewport: { width: 1280, height: 1200 } },
});

const root = fileURLToPath(new URL('..', import.meta.url));

/** A run of the stories: a browser of its own; one server serves all of them. */
const run = (name: string, globals: object, more: object = {}) => ({
  browser: 'chromium' as const,
  name,
  provide: { 'storybook/test-initial-globals': globals },
  ...more,
});

const small = { value: 'small' };
const desktop = { value: 'desktop' };
const pictured = { setupFiles: [fileURLToPath(new URL('pictures/compare-pictures.ts', import.meta.url))] };

/** Every story is rendered, played and examined by axe: in both themes, on a small phone (and pictured) and on a desktop. */
const runs = [
  run('light small', { theme: 'light', viewport: small }, pictured),
  run('dark small', { theme: 'dark', viewport: small }, pictured),
  run('light desktop', { theme: 'light', viewport: desktop }),
  run('dark desktop', { theme: 'dark', viewport: desktop }),
  // The kit's own stories wear a second brand too, for readers who ask for more contrast; those of the theme choose both.
  run(
    'nihol more',
    { theme: 'light', viewport: small, brand: 'nihol', contrast: 'more' },
    { exclude: ['.storybook/**', 'apps/**', 'libs/!(ui-kit)/**', 'libs/ui-kit/src/theme/**'] },
  ),
];

export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  // In a copy of the workspace the installed packages are links.
  server: { fs: { allow: [root, path.dirname(realpathSync(path.join(root, 'node_modules/vitest')))] } },
  test: {
    reporters: ['default', new PictureReporter(), ...(reportFile ? ['json' as const] : [])],
    ...(reportFile && { outputFile: reportFile }),
    // A picture that is missing is a fault; only the update command draws one.
    update: 'none',
    attachmentsDir: path.join(root, 'dist/pictures'),
    // One page for all files: a story leaves nothing behind, and a page of its own would cost seconds per file.
    isolate: false,
    // Two hundred cards take axe long on a busy machine; this only ends what hangs.
    testTimeout: 60_000,
    // As the journeys: what passes on another try is named, and stops nobody. What a story loads late is there by then.
    retry: process.env['CI'] === 'true' ? 2 : 0,
    browser: {
      enabled: true,
      headless: true,
      provider: chromium,
      screenshotFailures: false,
      connectTimeout: 180_000,
      // Stories ask the browser for media through its protocol, and pictures are written; both are refused by default.
      api: { allowWrite: true, allowExec: true },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.04, allowedMismatchedPixels: 16 },
          screenshotOptions: { scale: 'css' },
          resolveScreenshotPath: ({ arg, testFileDirectory, testFileName, project }) =>
            path.join(
              root,
              pictureFolder(path.join(testFileDirectory, testFileName)),
              pictureName(arg, project.name),
            ),
          resolveDiffPath: ({ arg, attachmentsDir, testFileDirectory, testFileName, project }) =>
            path.join(root, attachmentsDir, testFileDirectory, testFileName, pictureName(arg, project.name)),
        },
      },
      instances: runs,
    },
  },
});
