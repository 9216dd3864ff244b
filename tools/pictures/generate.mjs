// @ts-check
/**
 * Writes the simulations' pictures: `node tools/pictures/generate.mjs`.
 * With `--check` writes nothing and ends with 1 when a stored picture differs from what would be written.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { picture } from './svg.mjs';

const models = new URL('models/', import.meta.url);
const target = new URL('../../apps/api/content/pictures/simulations/', import.meta.url);
const check = process.argv.includes('--check');
let stale = 0;

for (const file of (await readdir(models)).sort()) {
  const name = file.replace('.mjs', '.svg');
  /** @type {{ draw: () => string[] }} */
  const model = await import(new URL(file, models).href);
  const text = picture(model.draw());
  const address = new URL(name, target);
  const stored = await readFile(address, 'utf8').catch(() => '');
  if (stored === text) continue;
  stale += 1;
  if (check) console.error(`${name} is not what tools/pictures/generate.mjs draws`);
  else await writeFile(address, text);
}

console.log(check ? `${stale} stale pictures` : `${stale} pictures written`);
if (check && stale > 0) process.exitCode = 1;
