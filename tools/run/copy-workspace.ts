import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './prepare.mjs';

/** Large, and few tests in a copy need it, apart from the investigations, which the experiments contain. */
const CONTENT = /^apps\/api\/content\/(?!investigations\/)/;

/**
 * Copies the workspace with its uncommitted files. Installed packages are links to the original; packages of the workspace are
 * links into the copy.
 * @param options whether the curriculum and the builds of the libraries are copied as well
 * @returns the folder of the copy, in the system's temporary folder; the caller removes it
 */
export function copyWorkspace({ withContent = false, withBuilds = false } = {}): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'zarra-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.trim().split('\n')) {
    if ((!withContent && CONTENT.test(file)) || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  // After the sources: tsc rebuilds an output that is older than its source.
  for (const name of withBuilds ? readdirSync(path.join(root, 'libs')) : []) {
    const built = path.join('libs', name, 'dist');
    if (existsSync(path.join(root, built)))
      cpSync(path.join(root, built), path.join(copy, built), { recursive: true });
  }
  const installed = path.join(root, 'node_modules');
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(installed)) {
    // Each workspace has separate caches.
    if (name === '@zarra' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(path.join(installed, name), path.join(copy, 'node_modules', name));
  }
  // Versions that differ from those in the root folder.
  for (const folder of ['apps', 'libs', 'tools']) {
    for (const name of readdirSync(path.join(root, folder))) {
      const nested = path.join(folder, name, 'node_modules');
      if (existsSync(path.join(root, nested))) symlinkSync(path.join(root, nested), path.join(copy, nested));
    }
  }
  // Relative links point to the packages of the copy.
  const links = 'node_modules/@zarra';
  cpSync(path.join(root, links), path.join(copy, links), { recursive: true, verbatimSymlinks: true });
  return copy;
}
