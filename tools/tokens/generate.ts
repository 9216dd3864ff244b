// node --import tsx tools/tokens/generate.ts: generates the token modules of the ui-kit, and the files for Figma, from
// libs/ui-kit/tokens.
// With `--check` it writes nothing and exits with code 1 if a stored file differs.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { printFigma } from './print-figma.js';
import { printModules } from './print-modules.js';
import { readTokens } from './read-tokens.js';

const kit = new URL('../../libs/ui-kit/', import.meta.url);
const check = process.argv.includes('--check');
let stale = 0;
const resolver = new URL('tokens/ui-kit.resolver.json', kit);
const folders = {
  'src/tokens': printModules(await readTokens(resolver)),
  'tokens/figma': await printFigma(resolver),
};
const files = Object.entries(folders).flatMap(([folder, texts]) =>
  Object.entries(texts).map(([name, text]): [string, string] => [`${folder}/${name}`, text]),
);
for (const [name, text] of files) {
  const file = fileURLToPath(new URL(name, kit));
  const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if ((await readFile(file, 'utf8').catch(() => '')) === formatted) continue;
  stale += 1;
  if (check) console.error(`${name} differs from libs/ui-kit/tokens`);
  else await writeFile(file, formatted);
}
console.log(`${stale} ${check ? 'stale' : 'token files written'}`);
process.exitCode = check && stale > 0 ? 1 : 0;
