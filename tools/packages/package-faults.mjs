// @ts-check
import path from 'node:path';
import { exportFaults } from './faults/export-faults.mjs';
import { fileFaults } from './faults/file-faults.mjs';
import { foreignCodeFaults } from './faults/foreign-code-faults.mjs';
import { importFaults } from './faults/import-faults.mjs';
import { attwFaults, publintFaults } from './faults/linter-faults.mjs';
import { root } from './libraries.mjs';
/** @typedef {import('./pack.mjs').Packed} Packed */

/**
 * What is wrong with what a package holds and says.
 * @param {Packed} packed
 * @param {string} source the library's folder
 * @param {string[]} libraries folders of the other libraries, unpacked
 * @returns {string[]}
 */
export function contentFaults(packed, source, libraries) {
  const { dependencies = {}, peerDependencies = {} } = packed.manifest;
  const declared = Object.keys({ ...dependencies, ...peerDependencies })
    .filter((name) => !name.startsWith('@zarra/'))
    // Peers by which bundles usually go wrong are looked for whether they are declared or not.
    .concat('react', 'react-dom', 'styled-components');
  const foreign = [...new Set(declared)].map((name) => path.join(root, 'node_modules', name));
  return [
    ...exportFaults(packed),
    ...fileFaults(packed, source),
    ...importFaults(packed),
    ...foreignCodeFaults(packed, [...libraries, ...foreign]),
  ];
}

/**
 * Everything that is wrong with a packed library, the findings of publint and attw included.
 * @param {Packed} packed
 * @param {string} source the library's folder
 * @param {string[]} libraries folders of the other libraries, unpacked
 * @returns {Promise<string[]>}
 */
export async function packageFaults(packed, source, libraries) {
  const linters = await Promise.all([publintFaults(packed), attwFaults(packed)]);
  return [...contentFaults(packed, source, libraries), ...linters.flat()];
}
