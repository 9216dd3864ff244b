// @ts-check
// node tools/packages/consume.mjs: publishes all libraries to a registry of its own and uses them as strangers do, in
// fresh folders outside the workspace. Prints a table and the bytes of the kit; ends with 1 on a fault.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium, HOW_TO_GET_CHROMIUM } from '../run/find-chromium.mjs';
import { byteFigures } from './consuming/byte-figures.mjs';
import { install } from './consuming/install.mjs';
import { look } from './consuming/look.mjs';
import { publishStaged } from './consuming/publish-staged.mjs';
import { startRegistry } from './consuming/registry.mjs';
import { typeCheck } from './consuming/type-check.mjs';
import { stageLibraries } from './stage.mjs';
/** @typedef {import('./consuming/look.mjs').Sight} Sight */
/** @typedef {{ name: string, folder: string, sight?: Sight, instead?: Record<string, string> }} Consumer */

const run = promisify(execFile);

/** What the kit's own page sets as its accent, as Chromium tells it. */
const BRAND = 'rgb(138, 28, 74)';
/** The newest release of the older React the kit still serves. */
const REACT_18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.27',
  '@types/react-dom': '18.3.7',
};

/** @type {Consumer[]} */
const CONSUMERS = [
  {
    name: 'the kit alone, Vite',
    folder: 'vite-ui-kit',
    sight: { role: 'button', name: 'Saqlash', background: BRAND },
  },
  {
    name: 'the kit alone, Vite, React 18',
    folder: 'vite-ui-kit',
    sight: { role: 'button', name: 'Saqlash', background: BRAND },
    instead: REACT_18,
  },
  { name: 'a feature, Vite', folder: 'vite-feature', sight: { role: 'heading', name: 'Prujinali mayatnik' } },
  { name: 'rendered by a server', folder: 'server', sight: { role: 'button', name: 'Bosildi: 1' } },
  { name: 'plain Node', folder: 'node' },
];

/**
 * @param {Consumer} consumer
 * @param {string} folder a fresh one
 * @param {string} registry
 * @param {import('@playwright/test').Browser} browser
 */
async function consume(consumer, folder, registry, browser) {
  const source = path.join(import.meta.dirname, 'consumers', consumer.folder);
  const started = Date.now();
  /** @type {string[]} */
  const faults = [];
  try {
    faults.push(...(await install(source, folder, registry, consumer.instead)));
    // React's development build says what the other one is silent about.
    await run('npm', ['run', 'build'], { cwd: folder, env: { ...process.env, NODE_ENV: 'development' } });
    faults.push(...(await typeCheck(folder)));
    if (consumer.sight) faults.push(...(await look(browser, path.join(folder, 'dist'), consumer.sight)));
  } catch (failure) {
    const {
      message,
      stdout = '',
      stderr = '',
    } = /** @type {Error & { stdout?: string, stderr?: string }} */ (failure);
    faults.push([message, stdout, stderr].join('\n').slice(0, 3000));
  }
  return { name: consumer.name, seconds: Math.round((Date.now() - started) / 1000), faults };
}

const executablePath = await findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM);
const into = mkdtempSync(path.join(tmpdir(), 'zarra-consumers-'));
/** @type {(() => Promise<void>)[]} */
const ends = [];
async function end() {
  for (const one of ends.splice(0).reverse()) await one();
  rmSync(into, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void end().then(() => process.exit(1)));
try {
  stageLibraries();
  const registry = await startRegistry(into);
  ends.push(registry.stop);
  await publishStaged(registry);
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_ARGUMENTS,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  ends.push(() => browser.close());

  // Outside the packed libraries' own folder: nothing may be found in a node_modules further up.
  const outside = mkdtempSync(path.join(tmpdir(), 'zarra-outside-'));
  ends.push(async () => rmSync(outside, { recursive: true, force: true }));
  const folders = CONSUMERS.map((_, index) => path.join(outside, String(index)));
  const waiting = CONSUMERS.map((consumer, index) => ({ consumer, folder: folders[index] ?? '' }));
  /** @type {Awaited<ReturnType<typeof consume>>[]} */
  const results = [];
  async function goOn() {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(await consume(next.consumer, next.folder, registry.address, browser));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, goOn));
  console.table(
    Object.fromEntries(
      results.map(({ name, seconds, faults }) => [name, { seconds, faults: faults.length }]),
    ),
  );
  const kit = folders[0] ?? '';
  const heavy = existsSync(path.join(kit, 'node_modules')) ? await byteFigures(kit) : ['no kit to weigh'];
  const faults = [
    ...results.flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`)),
    ...heavy,
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await end();
}
