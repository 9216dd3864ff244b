// node --import tsx --test tools/packages/external-consumers/external-consumers.test.ts: publishes all libraries to
// a local registry and uses them in new projects outside the workspace. Prints the sizes of ui-kit.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, NO_CHROMIUM_MESSAGE } from '../../run/find-chromium.mjs';
import { checkUiKitSizes } from '../ui-kit-sizes.js';
import { checkConsumer, type Consumer } from './consumer.js';
import { startRegistry } from '../registry.js';
import { preparePackages } from '../prepare.js';

/** The accent of the theme in `consumers/vite-ui-kit`, as Chromium reports it. */
const expected = { role: 'button', name: 'Saqlash', background: 'rgb(138, 28, 74)' } as const;
const CONSUMERS: readonly Consumer[] = [
  { name: 'ui-kit alone, Vite', folder: 'vite-ui-kit', expected },
  {
    name: 'ui-kit alone, Vite, React 18',
    folder: 'vite-ui-kit',
    expected,
    // The newest release of the oldest React that ui-kit supports.
    versions: {
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '18.3.27',
      '@types/react-dom': '18.3.7',
    },
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
  },
  { name: 'server rendering', folder: 'server', expected: { role: 'button', name: 'Bosildi: 1' } },
  { name: 'plain Node', folder: 'node' },
];

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
const folders = CONSUMERS.map((_, index) => path.join(into, `consumer-${index}`));

const checkAt = (index: number, consumer: Consumer) =>
  checkConsumer(consumer, { folder: folders[index] ?? '', registry: registry.address, browser });
const [kit, ...others] = CONSUMERS;
assert.ok(kit);
// The test of sizes uses the folder of this consumer while the other consumers are checked.
const kitChecked = checkAt(0, kit);

describe('external consumers', { concurrency: availableParallelism() }, () => {
  test(kit.name, () => kitChecked);
  for (const [index, consumer] of others.entries()) test(consumer.name, () => checkAt(index + 1, consumer));
  test('the sizes of ui-kit', async () => {
    await kitChecked;
    assert.deepEqual(await checkUiKitSizes(folders[0] ?? ''), []);
  });
});
