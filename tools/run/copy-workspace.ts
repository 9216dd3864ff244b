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
  mkdirSync(path.join(copy, 'node_modules/@zarra'), { recursive: true });
  for (const name of readdirSync(installed)) {
    // Caches are each workspace's own.
    if (name === '@zarra' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(path.join(installed, name), path.join(copy, 'node_modules', name));
  }
  linkWorkspace(copy);
  return copy;
}

/** Links the packages of a copy into it, as npm does with those of a workspace. */
export function linkWorkspace(copy: string): void {
  for (const folder of ['libs', 'apps', 'tools']) {
    for (const name of readdirSync(path.join(copy, folder)))
      if (existsSync(path.join(copy, folder, name, 'package.json')))
        link(copy, name, path.join(folder, name));
  }
  link(copy, 'tools', 'tools');
  link(copy, 'storybook', '.storybook');
}

function link(copy: string, name: string, folder: string): void {
  const place = path.join(copy, 'node_modules/@zarra', name);
  if (!existsSync(place)) symlinkSync(path.join(copy, folder), place);
}
