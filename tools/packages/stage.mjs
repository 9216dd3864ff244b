// @ts-check
// node tools/packages/stage.mjs: builds the libraries and lays each out in dist/packages/<name> as it is published.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { libraries, root } from './libraries.mjs';
import { publishedManifest } from './published-manifest.mjs';
import { reachedFiles } from './shipped-files.mjs';
import { minifyStyles } from './small-styles.mjs';
import { nameStyles } from './stable-styles.mjs';
/** @typedef {import('./libraries.mjs').Library} Library */

const STAGE = path.join(root, 'dist/packages');

/** @param {Library[]} wanted */
function build(wanted) {
  const projects = wanted.map(({ folder }) => path.join(folder, 'tsconfig.lib.json'));
  const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  execFileSync(process.execPath, [tsc, '-b', ...projects], { stdio: 'inherit' });
}

/**
 * Lays a built library out as it is published.
 * @param {Library} library
 * @returns {string} the folder
 */
function lay({ name, folder, manifest }) {
  const stage = path.join(STAGE, name);
  const published = publishedManifest(manifest);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  for (const file of reachedFiles(folder, published)) {
    const to = path.join(stage, file);
    mkdirSync(path.dirname(to), { recursive: true });
    const text = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(to, file.endsWith('.js') ? nameStyles(minifyStyles(text), `${name}/${file}`) : text);
  }
  for (const text of ['README.md', 'CHANGELOG.md']) cpSync(path.join(folder, text), path.join(stage, text));
  cpSync(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
  writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
  return stage;
}

/**
 * Builds libraries and lays them out.
 * @param {Library[]} [wanted] all, unless named
 * @returns {{ library: Library, stage: string }[]}
 */
export function stageLibraries(wanted = libraries()) {
  build(wanted);
  return wanted.map((library) => ({ library, stage: lay(library) }));
}

if (process.argv[1] === import.meta.filename)
  for (const { library, stage } of stageLibraries()) console.log(library.name, path.relative(root, stage));
