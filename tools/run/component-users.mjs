// @ts-check
// The components of ui-kit that the product uses, by the imports of its sources. Plain JavaScript: the configuration of the stories
// loads it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const KIT = 'libs/ui-kit/src';
/** The project whose sources are the settings example. */
export const SETTINGS_EXAMPLE = ['tools/packages/consumers/settings/src'];

const IMPORT = /import \{([^}]*)\} from '@zarra\/ui-kit(?:\/([a-z-]+))?'/g;
const EXPORT = /export \{([^}]*)\} from '\.\/([a-z-]+)\//g;
const NEIGHBOUR = /'\.\.\/([a-z-]+)\//g;

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) => {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`);
};

/** The texts of a folder's source files, without tests and stories. @param {string} folder @returns {string[]} */
const sourcesOf = (folder) =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|\/testing\//.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));

/** The values of an import or export list, without types. @param {string} [list] @returns {string[]} */
const valuesIn = (list = '') => {
  const names = list.split(',').map((name) => name.trim());
  return names.filter((name) => name !== '' && !name.startsWith('type '));
};

/** The folder of each exported value. */
const folderOf = new Map(
  [...readFileSync(path.join(root, KIT, 'index.ts'), 'utf8').matchAll(EXPORT)].flatMap(
    ([, list, folder = '']) => valuesIn(list).map((name) => /** @type {const} */ ([name, folder])),
  ),
);

/**
 * The folders of ui-kit whose values these sources import, and those that they build on.
 * @param {readonly string[]} folders
 * @returns {Set<string>}
 */
export function usedComponents(folders) {
  /** @type {Set<string>} */
  const used = new Set();
  /** @param {string | undefined} folder */
  const add = (folder) => {
    if (folder === undefined || used.has(folder)) return;
    used.add(folder);
    for (const text of sourcesOf(`${KIT}/${folder}`))
      for (const [, neighbour] of text.matchAll(NEIGHBOUR)) add(neighbour);
  };
  for (const text of folders.flatMap(sourcesOf))
    for (const [, list, entry] of text.matchAll(IMPORT)) {
      if (entry !== undefined) add(entry);
      for (const name of valuesIn(list)) add(folderOf.get(name));
    }
  return used;
}

/** The folders of ui-kit with components, and stories, that the product does not use: neither apps/web nor another library. */
export function componentsWithoutUser() {
  const libraries = readdirSync(path.join(root, 'libs')).filter((library) => library !== 'ui-kit');
  const product = ['apps/web/src', 'apps/web/server', ...libraries.map((library) => `libs/${library}/src`)];
  const used = usedComponents(product);
  const hasStories = (/** @type {string} */ folder) =>
    readdirSync(path.join(root, KIT, folder)).some((file) => file.endsWith('.stories.tsx'));
  return [...new Set(folderOf.values())].filter((folder) => !used.has(folder) && hasStories(folder)).sort();
}
