// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../libraries.mjs';
/** @typedef {import('./registry.mjs').Registry} Registry */

const run = promisify(execFile);

/**
 * Publishes what is staged, by the command of a release.
 * @param {Registry} registry
 * @param {string} [workspace]
 * @param {string[]} [more] of the command's options
 */
export async function publishStaged({ address, publisher }, workspace = root, more = []) {
  await run('npx', ['nx', 'release', 'publish', '--registry', address, ...more], {
    cwd: workspace,
    env: { ...publisher, NX_DAEMON: 'false' },
    maxBuffer: 1e8,
  });
}
