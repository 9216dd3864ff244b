import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './prepare.mjs';

/** Large, and read by little that is tried in a copy. */
const CONTENT = /^apps\/api\/content\//;

/**
 * Copies the workspace as it stands, uncommitted files included, with the installed packages linked; the workspace's own
 * packages are those of the copy.
 * @param options whether the curriculum and the builds of the libraries are copied too
 * @returns the copy's folder, under the system's temporary one; the caller removes it
 */
export function copyWorkspace({ withContent = false, withBuilt = false } = {}): string {
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
  // Builds are copied after the sources: tsc builds nothing that is older.
  for (const name of withBuilt ? readdirSync(path.join(root, 'libs')) : []) {
    const built = path.join('libs', name, 'dist');
    if (existsSync(path.join(root, built)))
      cpSync(path.join(root, built), path.join(copy, built), { recursive: true });
  }
  const installed = path.join(root, 'node_modules');
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(installed)) {
    // Caches are each workspace's own.
    if (name === '@zarra' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(path.join(installed, name), path.join(copy, 'node_modules', name));
  }
  // Relative links: they lead to the packages of the copy.
  const own = 'node_modules/@zarra';
  cpSync(path.join(root, own), path.join(copy, own), { recursive: true, verbatimSymlinks: true });
  return copy;
}
