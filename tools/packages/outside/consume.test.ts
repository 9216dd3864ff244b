// node --import tsx --test tools/packages/outside/consume.test.ts: publishes all libraries to a local registry and uses them
// in new folders outside the workspace. Prints the bytes of ui-kit.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, HOW_TO_GET_CHROMIUM } from '../../run/find-chromium.mjs';
import { byteFigures } from '../byte-figures.js';
import { tryConsumer, type Consumer } from './consumer.js';
import { startRegistry } from '../registry.js';
import { stageLibraries } from '../stage.js';

/** The accent of the theme in `consumers/vite-ui-kit`, as Chromium reports it. */
const expected = { role: 'button', name: 'Saqlash', background: 'rgb(138, 28, 74)' } as const;
const CONSUMERS: readonly Consumer[] = [
  { name: 'the kit alone, Vite', folder: 'vite-ui-kit', expected },
  {
    name: 'the kit alone, Vite, React 18',
    folder: 'vite-ui-kit',
    expected,
    // The newest release of the oldest React that the kit supports.
    versions: {
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '18.3.27',
      '@types/react-dom': '18.3.7',
    },
  },
  {
    name: 'a feature, Vite',
    folder: 'vite-feature',
    expected: { role: 'heading', name: 'Prujinali mayatnik' },
  },
  { name: 'rendered by a server', folder: 'server', expected: { role: 'button', name: 'Bosildi: 1' } },
  { name: 'plain Node', folder: 'node' },
];

const executablePath = await findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
// Not below the workspace: nothing may be found in a node_modules further up.
const into = mkdtempSync(path.join(tmpdir(), 'zarra-consumers-'));
process.once('exit', () => rmSync(into, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await stageLibraries();
const registry = await startRegistry(into);
after(registry.stop);
await registry.publish();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
after(() => browser.close());
const folders = CONSUMERS.map((_, index) => path.join(into, `consumer-${index}`));

const tryAt = (index: number, consumer: Consumer) =>
  tryConsumer(consumer, { folder: folders[index] ?? '', registry: registry.address, browser });
const [kit, ...others] = CONSUMERS;
assert.ok(kit);
// Its folder is weighed while the others are tried.
const kitTried = tryAt(0, kit);

describe('libraries outside the workspace', { concurrency: availableParallelism() }, () => {
  test(kit.name, () => kitTried);
  for (const [index, consumer] of others.entries()) test(consumer.name, () => tryAt(index + 1, consumer));
  test('the bytes of ui-kit', async () => {
    await kitTried;
    assert.deepEqual(await byteFigures(folders[0] ?? ''), []);
  });
});
