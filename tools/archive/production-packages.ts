import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/prepare.mjs';

/** An entry of package-lock.json. */
export interface LockedPackage {
  readonly version: string;
  /** A package of the workspace. */
  readonly link?: boolean;
}

/** The installed packages by their folders in the lockfile, relative to the workspace root. */
export const lockedPackages = (): Readonly<Record<string, LockedPackage | undefined>> =>
  (
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    }
  ).packages;

/**
 * Folders of the packages that projects need at run time, with their dependencies, relative to the workspace root. npm
 * computes them from the lockfile. Packages of the workspace are bundled and not among them; packages for other platforms
 * are not installed.
 * @param projects names of workspace packages, such as `@zarra/api`
 */
export function productionPackages(projects: readonly string[]): string[] {
  const options = ['--all', '--parseable', '--omit=dev', '--package-lock-only'];
  const output = execFileSync('npm', ['ls', ...options, ...projects.flatMap((name) => ['-w', name])], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const locked = lockedPackages();
  const folders = output.split('\n').map((folder) => path.relative(root, folder));
  return folders
    .filter((folder) => folder.includes('node_modules/') && locked[folder]?.link !== true)
    .filter((folder) => existsSync(path.join(root, folder)))
    .sort();
}
