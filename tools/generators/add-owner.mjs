// @ts-check
const FILE = '.github/CODEOWNERS';

/**
 * Enters a folder and its team; the last line that matches a path is the one that counts.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} folder from the root, with a slash at both ends
 * @param {string} owner a team or a person, with the at sign
 */
export function addOwner(tree, folder, owner) {
  const known = tree.read(FILE, 'utf8') ?? '';
  tree.write(FILE, `${known.trimEnd()}\n${folder} ${owner}\n`);
}
