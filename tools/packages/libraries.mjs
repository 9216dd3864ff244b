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
