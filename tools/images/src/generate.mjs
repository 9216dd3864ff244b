// @ts-check
/**
 * Writes the simulations' pictures: `node tools/images/src/generate.mjs`. Those of our own experiments are moments of them.
 * With `--check` writes nothing and ends with 1 when a stored picture differs from what would be written.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { openLaboratory } from './draw-experiment.mjs';
import { pictures } from './experiments.mjs';
import { picture } from './svg.mjs';

const models = new URL('models/', import.meta.url);
const target = new URL('../../../apps/api/content/pictures/simulations/', import.meta.url);
const check = process.argv.includes('--check');
let stale = 0;

/** @param {string} name @param {string[]} items */
async function keep(name, items) {
  const text = picture(items);
  const address = new URL(`${name}.svg`, target);
  const stored = await readFile(address, 'utf8').catch(() => '');
  if (stored === text) return;
  stale += 1;
  if (check) console.error(`${name}.svg is not what tools/images/src/generate.mjs draws`);
  else await writeFile(address, text);
}

for (const file of (await readdir(models)).sort()) {
  /** @type {{ draw: () => string[] }} */
  const model = await import(new URL(file, models).href);
  await keep(file.replace('.mjs', ''), model.draw());
}
const laboratory = await openLaboratory();
for (const [name, shown] of Object.entries(pictures)) await keep(name, await laboratory.draw(shown));
await laboratory.close();

console.log(check ? `${stale} stale pictures` : `${stale} pictures written`);
if (check && stale > 0) process.exitCode = 1;
