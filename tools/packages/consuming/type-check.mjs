// @ts-check
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** How programs find modules: those of Node, and those of bundlers. */
const WAYS = [
  ['--module', 'nodenext', '--moduleResolution', 'nodenext'],
  ['--module', 'esnext', '--moduleResolution', 'bundler'],
];

/**
 * Type-checks a consumer by its own compiler, declarations of all packages included.
 * @param {string} folder
 * @returns {Promise<string[]>} faults
 */
export async function typeCheck(folder) {
  if (!existsSync(path.join(folder, 'tsconfig.json'))) return [];
  const tsc = path.join(folder, 'node_modules/typescript/bin/tsc');
  /** @type {string[]} */
  const faults = [];
  for (const way of WAYS)
    faults.push(
      ...(await new Promise((/** @type {(found: string[]) => void} */ resolve) => {
        execFile(
          process.execPath,
          [tsc, '-p', folder, '--noEmit', '--skipLibCheck', 'false', ...way],
          { cwd: folder, encoding: 'utf8' },
          (failure, stdout) => resolve(failure ? [`types, ${way[3]}: ${stdout.trim().slice(0, 2000)}`] : []),
        );
      })),
    );
  return faults;
}
