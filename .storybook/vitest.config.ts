import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { CHROMIUM_ARGUMENTS, CHROMIUM_ENV, findChromium } from '@zarra/tools/chromium';
import { componentsWithoutUser } from '@zarra/tools/component-users';
import { reportFile } from '@zarra/tools/report-file';
import { testScope } from '@zarra/tools/test-scope';
import { defineConfig } from 'vitest/config';
import { baselineFile, baselineFolder } from './baseline-path.js';
import { BaselineReporter } from './baseline-reporter.js';

const executablePath = await findChromium();

const chromium = playwright({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: CHROMIUM_ARGUMENTS,
    env: CHROMIUM_ENV,
  },
  // Reduced motion: axe would measure colours during a transition.
  // The page has the size of the largest viewport; Vitest scales larger viewports down.
  contextOptions: { reducedMotion: 'reduce', viewport: { width: 1280, height: 1200 } },
});

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tag of axe rules that depend on colours. */
const COLOURS = 'cat.color';
/** All runs, with all stories and rules in each. */
const isExtended = testScope === 'extended';

interface RunOptions {
  /** Tags of the axe rules to apply, when not all. */
  axeTags?: string[];
  exclude?: string[];
  setupFiles?: string[];
}

/** A run of the stories, in its own browser; all runs share one server. */
const run = (name: string, globals: object, { axeTags = [], ...options }: RunOptions = {}) => ({
  browser: 'chromium' as const,
  name,
  provide: { 'storybook/test-initial-globals': globals },
  env: { STORIES_AXE_TAGS: isExtended ? '' : axeTags.join(',') },
  ...options,
});

const small = { value: 'small' };
const desktop = { value: 'desktop' };
const compared = { setupFiles: [fileURLToPath(new URL('compare-baseline.ts', import.meta.url))] };

/** A run with an own `exclude` loses that of Storybook. */
const DOCUMENTS = '**/*.mdx';
const OUTSIDE_UI_KIT = ['.storybook/**', 'apps/**', 'libs/!(ui-kit)/**'];

/** Folders of components that only the settings example uses; their stories first run in CI. */
const withoutUser = componentsWithoutUser().join('|');

/** Every story once, in light on a small phone, compared with its baseline. */
const firstRun = (options: RunOptions = {}) =>
  run('light small', { theme: 'light', viewport: small }, { ...compared, axeTags: [COLOURS], ...options });

const darkRuns = [
  run('dark small', { theme: 'dark', viewport: small }, compared),
  run('dark desktop', { theme: 'dark', viewport: desktop }, { axeTags: [COLOURS] }),
];

const extendedRuns = [
  run('light desktop', { theme: 'light', viewport: desktop }),
  // The kit's stories, except those that choose a brand, in a second brand with more contrast: other colours and sizes.
  run(
    'nihol more',
    { theme: 'light', viewport: small, brand: 'nihol', contrast: 'more' },
    { exclude: [...OUTSIDE_UI_KIT, 'libs/ui-kit/src/theme/**'] },
  ),
];

/**
 * `npm test` renders and plays the stories of the product once. Themes differ in colours only: each run applies the axe rules
 * about colours, and one in CI all rules.
 */
const runs: Readonly<Record<string, ReturnType<typeof run>[]>> = {
  push: [firstRun({ exclude: [`libs/ui-kit/src/@(${withoutUser})/**`, DOCUMENTS] })],
  ci: [firstRun({ exclude: [...OUTSIDE_UI_KIT, `libs/ui-kit/src/!(${withoutUser})/**`] }), ...darkRuns],
  extended: [firstRun(), ...darkRuns, ...extendedRuns],
};

export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  // In a copy of the workspace the installed packages are links.
  server: { fs: { allow: [root, path.dirname(realpathSync(path.join(root, 'node_modules/vitest')))] } },
  test: {
    reporters: [
      'default',
      ['html', { outputFile: 'dist/stories/index.html' }],
      new BaselineReporter(),
      ...(reportFile ? ['json' as const] : []),
    ],
    ...(reportFile && { outputFile: { json: reportFile } }),
    // A missing baseline is an error; only the update command creates one.
    update: 'none',
    attachmentsDir: path.join(root, 'dist/stories-attachments'),
    // One page for all files: stories leave no state behind, and a page per file costs seconds.
    isolate: false,
    // Pages of each run at the same time. A page often waits for its story to settle: four use two cores.
    maxWorkers: testScope === 'push' ? 4 : 2,
    // axe is slow for long lists on a busy machine; this timeout is for stories that hang.
    testTimeout: 240_000,
    browser: {
      enabled: true,
      headless: true,
      provider: chromium,
      screenshotFailures: false,
      connectTimeout: 180_000,
      // Stories emulate media through the browser's protocol, and baselines are written; the default forbids both.
      api: { allowWrite: true, allowExec: true },
      expect: {
        toMatchScreenshot: {
          // The timeout of the hook applies. Vitest does not clear the timer of this option, and would wait for it at the end.
          timeout: 0,
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.04, allowedMismatchedPixels: 16 },
          screenshotOptions: { scale: 'css' },
          resolveScreenshotPath: ({ arg, testFileDirectory, testFileName, project }) =>
            path.join(
              root,
              baselineFolder(path.join(testFileDirectory, testFileName)),
              baselineFile(arg, project.name),
            ),
          resolveDiffPath: ({ arg, attachmentsDir, testFileDirectory, testFileName, project }) =>
            path.join(root, attachmentsDir, testFileDirectory, testFileName, baselineFile(arg, project.name)),
        },
      },
      instances: runs[testScope] ?? [firstRun(), ...darkRuns],
    },
  },
});
