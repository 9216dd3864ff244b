// @ts-check
// Plain JavaScript: Nx loads generators, on Node 20 without a TypeScript loader.
import path from 'node:path';
import {
  formatFiles,
  generateFiles,
  installPackagesTask,
  joinPathFragments,
  names,
  readJson,
  updateJson,
} from '@nx/devkit';

const OWNERS = '.github/CODEOWNERS';
/** Runtimes a feature library shares with the shell that shows it, and so only asks for; those of ui-kit among them. */
const PEERS = ['@tanstack/react-query', 'react', 'react-dom', 'styled-components'];
/** The workspace's own it stands on: at run time, and in its tests. */
const [NEEDED, NEEDED_IN_TESTS] = [['api-client', 'ui-kit'], ['contracts']];

/**
 * Writes a feature library and enters it wherever a project has to be known.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, title?: string, owner?: string, skipInstall?: boolean }} options
 * @returns {Promise<() => void>} enters it in the lockfile and links it into node_modules
 * @throws {Error} when the name is taken, or is none
 */
export default async function featureLib(
  tree,
  { name, title = 'Yangi boʻlim', owner = '@zarra-uz/platform', skipInstall = false },
) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" is not a name in kebab-case`);
  const root = joinPathFragments('libs', name);
  if (tree.exists(root)) throw new Error(`${root} is there already`);

  const { peerDependencies } = readJson(tree, 'libs/simulations/package.json');
  const rangeOf = (/** @type {string} */ lib) => `^${readJson(tree, `libs/${lib}/package.json`).version}`;
  generateFiles(tree, path.join(import.meta.dirname, 'files'), root, {
    ...names(name),
    title,
    peers: Object.fromEntries(PEERS.map((peer) => [peer, peerDependencies[peer]])),
    needed: Object.fromEntries(NEEDED.map((lib) => [`@zarra/${lib}`, rangeOf(lib)])),
    neededInTests: Object.fromEntries(NEEDED_IN_TESTS.map((lib) => [`@zarra/${lib}`, rangeOf(lib)])),
  });

  updateJson(tree, 'tsconfig.json', ({ references, ...rest }) => ({
    ...rest,
    references: [...references, { path: root }],
  }));
  // The last line that matches a path is the one that counts.
  tree.write(OWNERS, `${(tree.read(OWNERS, 'utf8') ?? '').trimEnd()}\n/${root}/ ${owner}\n`);
  await formatFiles(tree);
  return () => (skipInstall ? undefined : installPackagesTask(tree, true));
}
