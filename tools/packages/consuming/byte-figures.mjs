// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportedNames, reached } from './foreign-modules.mjs';
import { sizeTable, tableFaults } from './size-table.mjs';
import { weigh, weighCode } from './weigh.mjs';
/** @typedef {import('./weigh.mjs').Weight} Weight */

/** Bytes, under either bundler. */
const BUTTON_BUDGET = 12_000;
const SET_BUDGET = 21_500;
const BUNDLERS = /** @type {const} */ (['vite', 'esbuild']);

/** What peers are weighed by: ten kinds of component, with the parts each needs. */
const TEN = [
  'Button',
  'TextField',
  'Select',
  'Checkbox',
  'RadioGroup',
  'Modal',
  'ToastProvider',
  'useToast',
  'Alert',
  'Card',
  'Tabs',
];

/**
 * Weighs each component alone.
 * @param {string} folder an installed consumer of the kit
 * @param {string} dist the kit's
 * @returns {Promise<{ sizes: import('./size-table.mjs').Size[], faults: string[] }>}
 */
async function weighEach(folder, dist) {
  const names = exportedNames(dist);
  const runtime = await weighCode(folder, `export { styled } from 'styled-components';\n`);
  const sizes = [];
  const faults = [];
  for (const [name, module] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const weight = await weigh(folder, [name]);
    // The index itself is nobody's: a bundler may keep a line of it.
    const needed = reached(dist, module).add('index.js');
    for (const bundler of BUNDLERS)
      for (const brought of weight[bundler].modules)
        if (!needed.has(brought)) faults.push(`${name} brings ${brought} under ${bundler}`);
    // A hook or a token is too light to be asked about.
    if (!/^[A-Z]/.test(name)) continue;
    const others = [...names]
      .filter(
        ([other, from]) => /^[A-Z]/.test(other) && from !== module && weight.vite.modules.includes(from),
      )
      .map(([other]) => other);
    const { bytes } = weight.vite;
    sizes.push({ name, bytes, own: bytes < runtime.vite.bytes ? bytes : bytes - runtime.vite.bytes, others });
  }
  return { sizes, faults };
}

/**
 * Weighs the kit as a consumer gets it, and prints the figures.
 * @param {string} folder an installed consumer of the kit
 * @returns {Promise<string[]>} faults
 */
export async function byteFigures(folder) {
  const kit = path.join(folder, 'node_modules/@zarra/ui-kit');
  const held = [
    { what: 'one Button', weight: await weigh(folder, ['Button']), most: BUTTON_BUDGET },
    { what: 'the set of ten', weight: await weigh(folder, TEN), most: SET_BUDGET },
  ];
  console.table(
    Object.fromEntries(
      held.map(({ what, weight, most }) => [
        what,
        { vite: weight.vite.bytes, esbuild: weight.esbuild.bytes, 'at most': most },
      ]),
    ),
  );
  const heavy = held.flatMap(({ what, weight, most }) =>
    BUNDLERS.filter((bundler) => weight[bundler].bytes > most).map(
      (bundler) => `${what} weighs ${weight[bundler].bytes} bytes under ${bundler}`,
    ),
  );
  const { sizes, faults } = await weighEach(folder, path.join(kit, 'dist'));
  const stale = tableFaults(readFileSync(path.join(kit, 'README.md'), 'utf8'), sizes);
  if (stale.length > 0) console.log(`The table that would be true:\n${sizeTable(sizes)}`);
  return [...heavy, ...faults, ...stale];
}
