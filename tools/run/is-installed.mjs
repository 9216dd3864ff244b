// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity] checksum of the package
 * @property {boolean} [link] a link to a package of the workspace
 * @property {boolean} [optional] may be missing, such as a package for another platform
 */

/** @param {string} file @returns {Record<string, LockedPackage>} */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether node_modules holds the packages of the lockfile. npm writes a lockfile of what it installed into node_modules, so an
 * installation by hand counts as well.
 * @param {string} root folder of the workspace
 */
export function isInstalled(root) {
  const { '': _root, ...locked } = readPackages(path.join(root, 'package-lock.json'));
  let installed;
  try {
    installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  } catch {
    return false; // Nothing was installed, or the installation did not finish.
  }
  return (
    Object.keys(installed).every((place) => place in locked) &&
    Object.entries(locked).every(([place, { version, integrity, link, optional }]) => {
      const found = installed[place];
      if (!found) return optional === true;
      return found.version === version && found.integrity === integrity && found.link === link;
    })
  );
}

/**
 * The share of the locked packages that are in node_modules, from 0 to 1. Packages for other platforms are never there.
 * @param {string} root folder of the workspace
 */
export function installedShare(root) {
  const places = Object.keys(readPackages(path.join(root, 'package-lock.json'))).filter((place) =>
    place.includes('node_modules/'),
  );
  const found = places.filter((place) => existsSync(path.join(root, place, 'package.json')));
  return found.length / places.length;
}
