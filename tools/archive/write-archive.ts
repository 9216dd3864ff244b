import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../run/prepare.mjs';
import { writeBillOfMaterials } from './bill-of-materials.js';
import { productionPackages } from './production-packages.js';

/** Parts of the repository in the archive, at the same relative paths: the programs resolve them from their own folder. */
const PARTS = [
  'apps/api/dist',
  'apps/api/migrations',
  'apps/api/content',
  'apps/web/dist',
  'deploy',
  'LICENSE',
];

/** Documents in the archive. They link to further documents of the repository. */
const DOCUMENTS = ['docs/operate.md', 'SECURITY.md'];

/** Files for compilers and debuggers only. PostgreSQL has files of the name pg_filenode.map. */
const UNUSED_FILE = /(?:\.tsbuildinfo|(?<!\/pg_filenode)\.map|\.d\.[cm]?ts)$/;

/** Files of an operator who runs the containers in this checkout: secrets and backups. */
const PRIVATE_FILE = /deploy\/container\/(?:[^/]*\.env|tls|acme|backups|zarra-nginx\.conf)$/;

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly engines: { readonly node: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Time stamp of all files, seconds since 1970: the same commit gives the same archive (reproducible-builds.org). */
function sourceDate(): number {
  const { SOURCE_DATE_EPOCH } = process.env;
  if (SOURCE_DATE_EPOCH !== undefined) return Number(SOURCE_DATE_EPOCH);
  try {
    const command = ['log', '-1', '--format=%ct'];
    return Number(execFileSync('git', command, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return 0; // A source tree without its history.
  }
}

/** Copies everything that a server needs to a folder, which must not exist. */
function copyRuntimeFiles(folder: string): void {
  const { version, license, engines } = readManifest('.');
  const { dependencies = {} } = readManifest('apps/api');
  for (const part of [...PARTS, ...productionPackages(['@zarra/api'])]) {
    // A package may hold further packages, which are listed themselves when they are needed.
    const nested = path.join(root, part, 'node_modules');
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => source !== nested && !UNUSED_FILE.test(source) && !PRIVATE_FILE.test(source),
    });
  }
  for (const document of DOCUMENTS) copyDocument(document, folder);
  const installed = Object.entries(dependencies).filter(([name]) => !name.startsWith('@zarra/'));
  const write = (file: string, manifest: object) =>
    writeFileSync(path.join(folder, file), `${JSON.stringify(manifest, null, 2)}\n`);
  write('package.json', {
    name: 'zarra',
    version,
    private: true,
    license,
    engines: { node: engines.node },
    os: [process.platform],
    cpu: [process.arch],
    dependencies: Object.fromEntries(installed),
  });
  write('apps/api/package.json', { version, private: true, type: 'module' });
  write('apps/web/package.json', { private: true, type: 'module' });
  mkdirSync(path.join(folder, 'bin'));
  cpSync(path.join(import.meta.dirname, 'zarra.cjs'), path.join(folder, 'bin/zarra'));
  chmodSync(path.join(folder, 'bin/zarra'), 0o755);
}

/** Copies a document; a link to a file that the archive lacks becomes its text. */
function copyDocument(document: string, folder: string): void {
  const target = path.join(folder, document);
  const text = readFileSync(path.join(root, document), 'utf8').replaceAll(
    /\[([^\]]*)\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g,
    (link, label: string, file: string) => (existsSync(path.join(path.dirname(target), file)) ? link : label),
  );
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

export interface Archive {
  readonly file: string;
  readonly version: string;
  readonly bytes: number;
  /** Number of components in the bill of materials. */
  readonly components: number;
}

/**
 * Writes `zarra-<version>.tar.gz` from the built projects.
 * @param output folder of the archive
 * @throws LicenceError when a component has a licence that is not allowed
 */
export function writeArchive(output = path.join(root, 'dist')): Archive {
  const { version } = readManifest('.');
  const time = sourceDate();
  const name = `zarra-${version}`;
  const folder = path.join(output, name);
  const file = `${folder}.tar.gz`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    copyRuntimeFiles(folder);
    const components = writeBillOfMaterials(folder, version, time);
    // Owner, order and time stamps do not depend on the machine; the program is written with the mode of the files alone.
    const tar = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner'];
    const mode = ['--mode=u+rwX,go+rX,go-w', '--format=posix', '--pax-option=delete=atime,delete=ctime'];
    const compress = ['--use-compress-program=gzip -9 -n', '-cf', file, '-C', output, name];
    execFileSync('tar', [...tar, ...mode, ...compress], { stdio: 'inherit' });
    return { file, version, bytes: statSync(file).size, components };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
