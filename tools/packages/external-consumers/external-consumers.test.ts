// node --import tsx --test tools/packages/external-consumers/external-consumers.test.ts: publishes all libraries to
// a local registry and uses them in new projects outside the workspace. Prints the sizes of ui-kit. CONSUMER=<pattern> checks only
// the consumers whose name matches the pattern.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, NO_CHROMIUM_MESSAGE } from '../../run/find-chromium.mjs';
import { checkUiKitSizes } from '../ui-kit-sizes.js';
import { checkSettings } from './check-settings.js';
import { checkConsumer, type Consumer } from './consumer.js';
import { startRegistry } from '../registry.js';
import { preparePackages } from '../prepare.js';

/** The accent of the theme in `consumers/vite-ui-kit`, as Chromium reports it. */
const expected = { role: 'button', name: 'Saqlash', background: 'rgb(138, 28, 74)' } as const;
/** The newest release of the oldest React that ui-kit supports. */
const react18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.27',
  '@types/react-dom': '18.3.7',
};
/** The files of the README and the shared tests, in the folder of the README's test. */
const tests = { shared: 'src', readmeSection: 'Testing with the kit' } as const;
const framework = {
  expected: { ...expected, afterClick: 'Saqlandi.' },
  framework: true,
  extended: true,
} as const;
const CONSUMERS: readonly Consumer[] = [
  { name: 'ui-kit alone, Vite', folder: 'vite-ui-kit', expected },
  {
    name: 'ui-kit alone, Vite, React 18',
    folder: 'vite-ui-kit',
    expected,
    versions: react18,
    extended: true,
  },
  {
    name: 'two features, Vite, neighbouring versions of their dependencies',
    folder: 'vite-feature',
    expected: { role: 'heading', name: 'Prujinali mayatnik' },
    // Each is inside the published range and differs from the workspace's version.
    versions: {
      zod: '4.5.0',
      zustand: '5.0.15',
      ky: '1.13.0',
      'react-hook-form': '7.88.0',
      '@base-ui/react': '1.8.0',
    },
    extended: true,
  },
  {
    name: 'settings and a table, Vite',
    folder: 'settings',
    expected: { role: 'heading', name: 'Maktab sozlamalari' },
    check: checkSettings,
    extended: true,
  },
  { name: 'server rendering', folder: 'server', expected: { role: 'button', name: 'Bosildi: 1' } },
  { name: 'plain Node', folder: 'node' },
  { name: 'Node, require', folder: 'require' },
  { name: 'Jest 30', folder: 'jest', ...tests, extended: true },
  { name: 'Vitest', folder: 'vitest', ...tests, extended: true },
  {
    name: 'Jest 29, React 18',
    folder: 'jest',
    ...tests,
    versions: {
      ...react18,
      jest: '29.7.0',
      'jest-environment-jsdom': '29.7.0',
      '@types/jest': '29.5.14',
    },
    extended: true,
  },
  { name: 'Next', folder: 'next', shared: 'app', ...framework },
  { name: 'React Router framework mode', folder: 'react-router', shared: 'app', ...framework },
  { name: 'Astro', folder: 'astro', shared: 'src', ...framework },
];
const extended = process.env['ZARRA_TEST_SCOPE'] === 'extended';
const chosen = process.env['CONSUMER'];
const selected = CONSUMERS.filter((consumer) =>
  chosen ? new RegExp(chosen).test(consumer.name) : extended || !consumer.extended,
);

const executablePath = await findChromium();
if (!executablePath) throw new Error(NO_CHROMIUM_MESSAGE);
// Not below the workspace: Node would find packages in its node_modules.
const into = mkdtempSync(path.join(tmpdir(), 'zarra-consumers-'));
process.once('exit', () => rmSync(into, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await preparePackages();
const registry = await startRegistry(into);
after(registry.stop);
await registry.publish();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
after(() => browser.close());
const folderOf = (consumer: Consumer) => path.join(into, `consumer-${CONSUMERS.indexOf(consumer)}`);
const check = (consumer: Consumer) =>
  checkConsumer(consumer, { folder: folderOf(consumer), registry: registry.address, browser });
// The test of sizes uses the folder of the first consumer while the other consumers are checked.
const checks = new Map(selected.slice(0, 1).map((consumer) => [consumer, check(consumer)]));

describe('external consumers', { concurrency: availableParallelism() }, () => {
  for (const consumer of selected) test(consumer.name, () => checks.get(consumer) ?? check(consumer));
  const [kit] = selected;
  if (kit?.folder !== 'vite-ui-kit') return;
  test('the sizes of ui-kit', async () => {
    await checks.get(kit);
    assert.deepEqual(await checkUiKitSizes(folderOf(kit)), []);
  });
});
