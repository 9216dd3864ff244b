// @ts-check
// Plain JavaScript: on Node 20 Nx loads generators without a TypeScript loader.
import path from 'node:path';
import { formatFiles, getProjects, joinPathFragments, readJson, updateJson } from '@nx/devkit';

const [CONFIG, LIBRARY_CONFIG] = ['tsconfig.json', 'tsconfig.lib.json'];

/**
 * The sync generator of `npx nx sync`: the references of each tsconfig file follow from the package.json files. The root
 * tsconfig.json references every project; a project references the published files of the libraries it depends on, and those of
 * its own. `@nx/js:typescript-sync` requires `composite` in every tsconfig.json, which files that are only checked do not have
 * (docs/decisions/0033).
 *
 * @param {import('@nx/devkit').Tree} tree
 * @returns {Promise<{ outOfSyncMessage: string, outOfSyncDetails: string[] } | undefined>} what changed
 */
export default async function syncReferences(tree) {
  const manifests = new Map(
    [...getProjects(tree).values()]
      .filter(({ root }) => tree.exists(joinPathFragments(root, 'package.json')))
      .map(({ root }) => [root, readJson(tree, joinPathFragments(root, 'package.json'))]),
  );
  const folders = new Map([...manifests].map(([root, { name }]) => [name, root]));
  /** @type {string[]} */
  const changed = [];
  const sync = (/** @type {string} */ config, /** @type {string[]} */ expected) => {
    if (setReferences(tree, config, expected)) changed.push(config);
  };

  for (const [root, { dependencies, devDependencies, peerDependencies }] of manifests) {
    const libraries = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).flatMap(
      (name) => {
        const config = joinPathFragments(folders.get(name) ?? '', LIBRARY_CONFIG);
        return folders.has(name) && tree.exists(config) ? [path.posix.relative(root, config)] : [];
      },
    );
    const published = tree.exists(joinPathFragments(root, LIBRARY_CONFIG));
    if (published) sync(joinPathFragments(root, LIBRARY_CONFIG), libraries);
    if (root !== '.' && tree.exists(joinPathFragments(root, CONFIG)))
      sync(joinPathFragments(root, CONFIG), [...(published ? [`./${LIBRARY_CONFIG}`] : []), ...libraries]);
  }
  sync(
    CONFIG,
    [...manifests.keys()].filter((root) => root !== '.' && tree.exists(joinPathFragments(root, CONFIG))),
  );
  if (changed.length === 0) return;
  await formatFiles(tree);
  return {
    outOfSyncMessage: 'The references of tsconfig files differ from the dependencies in package.json files.',
    outOfSyncDetails: changed,
  };
}

/**
 * Sets the references of a tsconfig file; those that stay keep their order.
 * @param {import('@nx/devkit').Tree} tree @param {string} config @param {string[]} expected
 * @returns {boolean} whether they changed
 */
function setReferences(tree, config, expected) {
  /** @type {{ references?: { path: string }[] }} */
  const { references = [] } = readJson(tree, config);
  const present = references.map((reference) => reference.path);
  const kept = present.filter(
    (reference, at) => expected.includes(reference) && present.indexOf(reference) === at,
  );
  const missing = expected.filter((reference) => !present.includes(reference));
  if (missing.length === 0 && kept.length === present.length) return false;
  updateJson(tree, config, (content) => ({
    ...content,
    references: [...kept, ...missing].map((reference) => ({ path: reference })),
  }));
  return true;
}
