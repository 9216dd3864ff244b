// @ts-check
/** @typedef {import('./libraries.mjs').ExportTarget} ExportTarget */
/** @typedef {import('./libraries.mjs').Manifest} Manifest */

/** Names a library's sources for the workspace; outside it there are none. */
const SOURCE_CONDITION = '@zarra/source';

const KEPT = new Set([
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'type',
  'sideEffects',
  'repository',
  'engines',
  'exports',
  'dependencies',
  'peerDependencies',
  'peerDependenciesMeta',
]);

/** @param {ExportTarget} target @returns {ExportTarget} */
function withoutSources(target) {
  if (typeof target === 'string') return target;
  const kept = Object.entries(target).filter(([condition]) => condition !== SOURCE_CONDITION);
  return Object.fromEntries(kept.map(([condition, inner]) => [condition, withoutSources(inner)]));
}

/**
 * What npm is shown of a library's package.json: npm rewrites nothing by itself, so what serves the workspace
 * (scripts, tags, development dependencies, the source condition) is left out here.
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
export function publishedManifest(manifest) {
  const kept = Object.entries(manifest).filter(([field]) => KEPT.has(field));
  const shown = /** @type {Manifest} */ (Object.fromEntries(kept));
  return {
    ...shown,
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([entry, target]) => [entry, withoutSources(target)]),
    ),
  };
}
