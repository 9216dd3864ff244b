// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleImports } from './module-imports.mjs';
/** @typedef {import('./libraries.mjs').ExportTarget} ExportTarget */
/** @typedef {import('./libraries.mjs').Manifest} Manifest */

/**
 * All files below a folder.
 * @param {string} folder
 * @returns {string[]} relative paths with forward slashes, in order
 */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

/** @param {ExportTarget} target @returns {string[]} */
const paths = (target) => (typeof target === 'string' ? [target] : Object.values(target).flatMap(paths));

/**
 * The files each exported path stands for; a `*` stands for every file that fits.
 * @param {Manifest} manifest
 * @param {string[]} files of the package
 * @returns {Map<string, string[]>} files by path; none where the path dangles
 */
export function exportedFiles(manifest, files) {
  const targets = new Set(Object.values(manifest.exports).flatMap(paths));
  return new Map(
    [...targets].map((target) => {
      const [before = '', after] = target.replace(/^\.\//, '').split('*');
      const fits = (/** @type {string} */ file) =>
        after === undefined ? file === before : file.startsWith(before) && file.endsWith(after);
      return [target, files.filter(fits)];
    }),
  );
}

/**
 * The modules and declarations that the entries of a package reach. Nothing else is shipped: what serves tests only, and
 * what an earlier build left behind, stays at home.
 * @param {string} folder
 * @param {Manifest} manifest
 * @returns {Set<string>}
 */
export function reachedFiles(folder, manifest) {
  /** @type {Set<string>} */
  const reached = new Set();
  /** @param {string} file */
  function reach(file) {
    if (reached.has(file) || !existsSync(path.join(folder, file))) return;
    reached.add(file);
    if (!/\.[jt]s$/.test(file)) return;
    for (const imported of moduleImports(readFileSync(path.join(folder, file), 'utf8'))) {
      if (!imported.startsWith('.')) continue;
      const module = path.posix.join(path.posix.dirname(file), imported);
      // A declaration may name types of a module that the code does not run, and the other way round.
      reach(module);
      reach(module.replace(/\.js$/, '.d.ts'));
    }
  }
  for (const files of exportedFiles(manifest, filesBelow(folder)).values()) files.forEach(reach);
  return reached;
}
