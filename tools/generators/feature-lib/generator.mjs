// @ts-check
// Plain JavaScript: on Node 20 Nx loads generators without a TypeScript loader.
import path from 'node:path';
import {
  formatFiles,
  generateFiles,
  installPackagesTask,
  joinPathFragments,
  names,
  readJson,
} from '@nx/devkit';
import syncReferences from '../references/generator.mjs';

const OWNERS = '.github/CODEOWNERS';
/** Peer dependencies: runtimes that a feature library shares with its shell, including those of ui-kit. */
const PEERS = ['@tanstack/react-query', 'react', 'react-dom', 'styled-components'];
/** Libraries of the workspace that it uses at run time and in its tests. */
const [DEPENDENCIES, TEST_DEPENDENCIES] = [['api-client', 'ui-kit'], ['contracts']];

/**
 * Writes a feature library and registers it in the references of tsconfig.json and in CODEOWNERS.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, title?: string, owner?: string, skipInstall?: boolean }} options
 * @returns {Promise<() => void>} updates the lockfile and links the library into node_modules
 * @throws {Error} when the name exists already or is not in kebab-case
 */
export default async function featureLib(
  tree,
  { name, title = 'Yangi boʻlim', owner = '@zarra-uz/platform', skipInstall = false },
) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" is not in kebab-case`);
  const root = joinPathFragments('libs', name);
  if (tree.exists(root)) throw new Error(`${root} exists already`);

  const { peerDependencies } = readJson(tree, 'libs/simulations/package.json');
  const rangeOf = (/** @type {string} */ lib) => `^${readJson(tree, `libs/${lib}/package.json`).version}`;
  generateFiles(tree, path.join(import.meta.dirname, 'files'), root, {
    ...names(name),
    title,
    peers: Object.fromEntries(PEERS.map((peer) => [peer, peerDependencies[peer]])),
    dependencies: Object.fromEntries(DEPENDENCIES.map((lib) => [`@zarra/${lib}`, rangeOf(lib)])),
    testDependencies: Object.fromEntries(TEST_DEPENDENCIES.map((lib) => [`@zarra/${lib}`, rangeOf(lib)])),
  });

  await syncReferences(tree);
  // In CODEOWNERS the last matching line applies.
  tree.write(OWNERS, `${(tree.read(OWNERS, 'utf8') ?? '').trimEnd()}\n/${root}/ ${owner}\n`);
  await formatFiles(tree);
  return () => (skipInstall ? undefined : installPackagesTask(tree, true));
}
