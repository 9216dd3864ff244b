// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from './libraries.mjs';
import { filesBelow } from './shipped-files.mjs';
/** @typedef {import('./libraries.mjs').Manifest} Manifest */

/**
 * A package as npm would deliver it.
 * @typedef {object} Packed
 * @property {string} name
 * @property {string} tarball path of the .tgz
 * @property {number} bytes of the tarball
 * @property {string} folder what is in it, unpacked
 * @property {string[]} files relative paths of what is in it
 * @property {Manifest} manifest
 */

/**
 * Packs staged folders by npm and unpacks them again: what is checked is what is delivered, never the folder.
 * @param {string[]} stages
 * @param {string} into a temporary folder; the packages are unpacked in its node_modules
 * @returns {Packed[]}
 */
export function packAll(stages, into) {
  const report = execFileSync('npm', ['pack', ...stages, '--json', '--pack-destination', into], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  /** @type {{ name: string, filename: string, size: number }[]} */
  const packs = JSON.parse(report);
  return packs.map(({ name, filename, size }) => {
    const tarball = path.join(into, filename.replace('@', '').replace('/', '-'));
    const folder = path.join(into, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
    return { name, tarball, bytes: size, folder, files: filesBelow(folder), manifest: readManifest(folder) };
  });
}
