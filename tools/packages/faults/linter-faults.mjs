// @ts-check
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../libraries.mjs';
/** @typedef {import('../pack.mjs').Packed} Packed */

/**
 * What publint says of a tarball; in strict mode its warnings are errors. Suggestions count too.
 * @param {Packed} packed
 * @returns {Promise<string[]>}
 */
export async function publintFaults({ tarball }) {
  const bytes = await readFile(tarball);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: new Uint8Array(bytes).buffer } });
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}

/**
 * What "are the types wrong" says of a tarball, for those who import it as ES modules.
 * @param {Packed} packed
 * @returns {Promise<string[]>}
 */
export function attwFaults({ tarball }) {
  const attw = path.join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const args = [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { encoding: 'utf8' }, (failure, stdout, stderr) => {
      resolve(failure ? [`attw: ${(stdout + stderr).trim() || failure.message}`] : []);
    });
  });
}
