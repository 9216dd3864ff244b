// @ts-check
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * The last step of a generator that changes what libraries export: writes their API reports, which the check of packages compares.
 * @param {import('@nx/devkit').Tree} tree
 * @param {readonly string[]} libraries
 * @returns {() => void} runs after the files are written
 */
export function writeApiReports(tree, libraries) {
  const program = path.join(tree.root, 'tools/packages/api-reports.ts');
  return () => {
    execFileSync(process.execPath, ['--import', 'tsx', program, ...libraries], {
      cwd: tree.root,
      stdio: 'inherit',
    });
  };
}
