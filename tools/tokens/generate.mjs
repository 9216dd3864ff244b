// @ts-check
/**
 * Writes what the ui-kit knows of its design tokens: `node tools/tokens/generate.mjs`, after a change in libs/ui-kit/tokens.
 * With `--check` writes nothing and ends with 1 when a stored file differs from what would be written.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { printTypescript } from './print-typescript.mjs';
import { readTokens } from './read-tokens.mjs';

const kit = new URL('../../libs/ui-kit/', import.meta.url);
const check = process.argv.includes('--check');
let stale = 0;

const modes = await readTokens(new URL('tokens/ui-kit.resolver.json', kit));
for (const [name, text] of printTypescript(modes)) {
  const file = fileURLToPath(new URL(`src/tokens/${name}`, kit));
  const written = await format(text, { ...(await resolveConfig(file)), filepath: file });
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored === written) continue;
  stale += 1;
  if (check) console.error(`src/tokens/${name} is not what libs/ui-kit/tokens says`);
  else await writeFile(file, written);
}

console.log(check ? `${stale} stale` : `${stale} files of tokens written`);
if (check && stale > 0) process.exitCode = 1;
