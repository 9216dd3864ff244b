// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {string | { [condition: string]: ExportTarget }} ExportTarget */
/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {Record<string, ExportTarget>} exports
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @property {Record<string, string>} [engines]
 * @property {{ directory?: string }} [repository]
 * @property {boolean | string[]} [sideEffects]
 */
/** @typedef {{ name: string, folder: string, manifest: Manifest }} Library */

export const root = path.resolve(import.meta.dirname, '../..');

/** @param {string} folder @returns {Manifest} */
export const readManifest = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/**
 * The libraries that are published.
 * @returns {Library[]} by name
 */
export function libraries() {
  const folders = readdirSync(path.join(root, 'libs'), { withFileTypes: true });
  return folders
    .filter((entry) => entry.isDirectory())
    .map((entry) => {
      const folder = path.join(root, 'libs', entry.name);
      const manifest = readManifest(folder);
      return { name: manifest.name, folder, manifest };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Some libraries and those of ours they stand on.
 * @param {string[]} names none: all
 * @returns {Library[]} by name
 * @throws {Error} when there is no library of that name
 */
export function librariesFor(names) {
  const all = libraries();
  if (names.length === 0) return all;
  /** @type {Set<Library>} */
  const wanted = new Set();
  /** @param {string} name @param {Library | undefined} library */
  const add = (name, library = all.find((one) => one.name === name)) => {
    if (!library) throw new Error(`There is no library "${name}".`);
    if (wanted.has(library)) return;
    wanted.add(library);
    for (const needed of Object.keys(library.manifest.dependencies ?? {}))
      if (needed.startsWith('@zarra/')) add(needed);
  };
  for (const name of names) add(name);
  return all.filter((library) => wanted.has(library));
}
