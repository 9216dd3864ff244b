// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleImports } from '../module-imports.mjs';
import { weigh } from './weigh.mjs';

/** Bytes, by Vite: targets of the kit. */
const BUTTON_BUDGET = 12_000;
const SET_BUDGET = 21_500;

/** What peers are weighed by: ten kinds of component, with the parts each needs. */
const TEN = [
  ['Button'],
  ['TextField'],
  ['Select'],
  ['Checkbox'],
  ['RadioGroup'],
  ['Modal'],
  ['ToastProvider', 'useToast'],
  ['Alert'],
  ['Card'],
  ['Tabs'],
];

/**
 * Weighs the kit as a consumer gets it, and prints the figures.
 * @param {string} folder an installed consumer of the kit
 * @returns {Promise<string[]>} faults
 */
export async function byteFigures(folder) {
  const index = readFileSync(path.join(folder, 'node_modules/@zarra/ui-kit/dist/index.js'), 'utf8');
  const exported = (/** @type {string} */ name) => new RegExp(`\\b${name}\\b`).test(index);
  const set = TEN.flat().filter(exported);
  const missing = TEN.flat().filter((name) => !exported(name));
  const button = await weigh(folder, ['Button']);
  const ten = await weigh(folder, set);
  console.table({
    'one Button': { vite: button.vite.bytes, esbuild: button.esbuild.bytes, 'at most': BUTTON_BUDGET },
    [`the set of ten (${set.length} names)`]: {
      vite: ten.vite.bytes,
      esbuild: ten.esbuild.bytes,
      'at most': SET_BUDGET,
    },
  });
  if (missing.length > 0) console.log(`Not in the kit yet: ${missing.join(', ')}`);
  // What the index names are components; a style that two of them share is nobody's.
  const components = new Set([...moduleImports(index)].map((module) => module.replace('./', '')));
  const strangers = Object.entries(button).flatMap(([bundler, { modules }]) =>
    modules
      .filter((module) => components.has(module) && module !== 'button/button.js')
      .map((module) => `${module} under ${bundler}`),
  );
  return [
    ...(button.vite.bytes > BUTTON_BUDGET ? [`a Button weighs ${button.vite.bytes} bytes`] : []),
    ...(ten.vite.bytes > SET_BUDGET ? [`the set of ten weighs ${ten.vite.bytes} bytes`] : []),
    ...strangers.map((stranger) => `a Button brings ${stranger}`),
  ];
}
