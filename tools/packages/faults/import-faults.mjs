// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { readManifest, root } from '../libraries.mjs';
import { moduleImports, packageOf } from '../module-imports.mjs';
/** @typedef {import('../pack.mjs').Packed} Packed */

/**
 * The peers a package asks for, as far as it is installed here.
 * @param {string} name
 * @returns {{ peer: string, optional: boolean }[]}
 */
function peersOf(name) {
  const folder = path.join(root, 'node_modules', name);
  if (!existsSync(folder)) return [];
  const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(folder);
  return (
    Object.keys(peerDependencies)
      // Types are the consumer's choice: a program in JavaScript needs none.
      .filter((peer) => !peer.startsWith('@types/'))
      .map((peer) => ({ peer, optional: peerDependenciesMeta[peer]?.optional ?? false }))
  );
}

/** @param {string} name */
const isNodes = (name) => name.startsWith('node:') || builtinModules.includes(name);

/**
 * What is wrong with what a package's modules import: neither declared, declared in vain, or not in the package.
 * A declared package counts as used when a module imports it or when another declared one asks for it as its peer.
 * @param {Packed} packed
 * @returns {string[]}
 */
export function importFaults({ name, folder, files, manifest }) {
  const { dependencies = {}, peerDependencies = {} } = manifest;
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Set<string>} */
  const faults = new Set();

  for (const file of files.filter((candidate) => /\.(?:js|d\.ts)$/.test(candidate)))
    for (const specifier of moduleImports(readFileSync(path.join(folder, file), 'utf8'))) {
      if (specifier.startsWith('.')) {
        const module = path.posix.join(path.posix.dirname(file), specifier);
        const wanted = file.endsWith('.d.ts') ? module.replace(/\.js$/, '.d.ts') : module;
        if (!files.includes(wanted)) faults.add(`${file} imports ${specifier}, which is not there`);
      } else if (!isNodes(specifier)) used.add(packageOf(specifier));
    }

  for (const one of used)
    if (!declared.has(one) && one !== name) faults.add(`imports ${one} and does not declare it`);
  const asked = new Set([...declared].flatMap((one) => peersOf(one).map(({ peer }) => peer)));
  for (const one of declared)
    if (!used.has(one) && !asked.has(one)) faults.add(`declares ${one} and does not use it`);
  for (const dependency of Object.keys(dependencies))
    for (const { peer, optional } of peersOf(dependency))
      if (!optional && !declared.has(peer))
        faults.add(`does not pass on ${peer}, a peer of its ${dependency}`);
  return [...faults];
}
