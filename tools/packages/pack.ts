import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readManifest, type Manifest } from './libraries.js';

/** A package as npm delivers it. */
export interface Packed {
  readonly name: string;
  /** Path of the .tgz. */
  readonly tarball: string;
  /** Size of the tarball. */
  readonly bytes: number;
  /** The folder it is unpacked in. */
  readonly folder: string;
  /** Paths in the folder, with forward slashes. */
  readonly files: readonly string[];
  readonly manifest: Manifest;
}

/** All files below a folder. */
export const filesBelow = (folder: string): string[] =>
  ts.sys.readDirectory(folder).map((file) => path.posix.relative(folder, file));

/**
 * Packs prepared packages by npm and unpacks the tarballs: checks read the delivered files, not the prepared ones.
 * @param into a temporary folder; the packages are unpacked in its node_modules
 */
export function packAll(folders: readonly string[], into: string): Packed[] {
  const report = execFileSync('npm', ['pack', ...folders, '--json', '--pack-destination', into], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const packs = JSON.parse(report) as { name: string; filename: string; size: number }[];
  return packs.map(({ name, filename, size }) => {
    const tarball = path.join(into, filename.replace('@', '').replace('/', '-'));
    const folder = path.join(into, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
    return { name, tarball, bytes: size, folder, files: filesBelow(folder), manifest: readManifest(folder) };
  });
}
