// @ts-check
import { exportedFiles } from '../shipped-files.mjs';
/** @typedef {import('../pack.mjs').Packed} Packed */
/** @typedef {import('../libraries.mjs').ExportTarget} ExportTarget */

const CONDITIONS = ['types', 'import'];

/** @param {ExportTarget} target @returns {string[]} */
const conditions = (target) =>
  typeof target === 'string'
    ? []
    : Object.entries(target).flatMap(([condition, inner]) => [condition, ...conditions(inner)]);

/**
 * What is wrong with a package's `exports`: paths that dangle, conditions nobody outside knows.
 * @param {Packed} packed
 * @returns {string[]}
 */
export function exportFaults({ manifest, files }) {
  const dangling = [...exportedFiles(manifest, files)].filter(([, found]) => found.length === 0);
  const strange = Object.values(manifest.exports).flatMap(conditions);
  return [
    ...dangling.map(([target]) => `exports ${target}, which is not there`),
    ...strange
      .filter((condition) => !CONDITIONS.includes(condition))
      .map((condition) => `exports a condition of its own: ${condition}`),
  ];
}
