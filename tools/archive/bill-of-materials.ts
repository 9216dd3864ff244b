import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run/prepare.mjs';
import { findLicenceIssues, licenceOf, type Component } from './licence-issues.js';
import { lockedPackages, productionPackages, type LockedPackage } from './production-packages.js';

/** Everything whose code or fonts the archive holds, in `node_modules` or bundled. */
const PROJECTS = ['@zarra/api', '@zarra/web'];
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;

/** Components with licences that are not allowed (`licence-issues.ts`). */
export class LicenceError extends Error {
  override readonly name = 'LicenceError';
}

interface Bom {
  readonly metadata: object;
  readonly components: readonly Component[];
}

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The flags of a lockfile entry that depend on the rest of the lockfile, and ranges of packages that are left out. */
const OMITTED_FIELDS = ['dev', 'peer', 'devOptional', 'peerDependencies', 'peerDependenciesMeta'];

/**
 * The bill of materials of the folders, in the format of CycloneDX 1.5. npm writes it from a lockfile with exactly these
 * packages: for the workspace itself npm 11 fails ("Maximum call stack size exceeded").
 */
function createBom(folders: readonly string[], version: string): Bom {
  const temporary = mkdtempSync(path.join(tmpdir(), 'zarra-bom-'));
  // npm names the main component after the folder.
  const folder = path.join(temporary, 'zarra');
  mkdirSync(folder);
  try {
    const { license, overrides } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      license: string;
      overrides: Record<string, unknown>;
    };
    const locked = lockedPackages();
    const withoutFlags = (entry: LockedPackage | undefined) =>
      Object.fromEntries(Object.entries(entry ?? {}).filter(([field]) => !OMITTED_FIELDS.includes(field)));
    // A version of one project takes its place at the top level: the archive holds no other version of that package.
    const byPlace = new Map(folders.map((name) => [name.replace(/^apps\/[^/]+\//, ''), locked[name]]));
    const topLevel = [...byPlace.keys()]
      .map((name) => name.replace(/^node_modules\//, ''))
      // An override of a direct dependency is an error.
      .filter((name) => !name.includes('node_modules/') && !(name in overrides));
    const manifest = {
      name: 'zarra',
      version,
      license,
      overrides,
      dependencies: Object.fromEntries(
        topLevel.map((name) => [name, byPlace.get(`node_modules/${name}`)?.version]),
      ),
    };
    const packages = Object.fromEntries([...byPlace].map(([name, entry]) => [name, withoutFlags(entry)]));
    writeJson(path.join(folder, 'package.json'), manifest);
    writeJson(path.join(folder, 'package-lock.json'), {
      name: manifest.name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': manifest, ...packages },
    });
    const output = execFileSync(
      'npm',
      ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
      { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(output) as Bom;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The licence files of a package. */
function licenceTexts(folder: string): string[] {
  const files = readdirSync(path.join(root, folder)).filter((name) => LICENCE_FILE.test(name));
  return files.sort().map((file) => readFileSync(path.join(root, folder, file), 'utf8').trim());
}

/** One section for each package: name, version, licence and the text of its licence files. */
function licenceList(components: readonly Component[], folders: readonly string[]): string {
  const locked = lockedPackages();
  const texts = new Map<string, readonly string[]>();
  for (const folder of folders) {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    texts.set(`${name} ${locked[folder]?.version ?? ''}`, licenceTexts(folder));
  }
  const sections = components.map((component) => {
    const title = `${component.name} ${component.version}`;
    const body = texts.get(title) ?? [];
    return [`${title}: ${licenceOf(component)}`, ...body].join('\n\n');
  });
  return `${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/**
 * Writes `sbom.cdx.json` and `THIRD-PARTY-LICENCES.txt` to a folder.
 * @param time time stamp, seconds since 1970
 * @returns the number of components
 * @throws LicenceError
 */
export function writeBillOfMaterials(folder: string, version: string, time: number): number {
  const folders = productionPackages(PROJECTS);
  const { metadata, components, ...bom } = createBom(folders, version);
  const issues = findLicenceIssues(components);
  if (issues.length > 0)
    throw new LicenceError(`Licences that are not allowed (tools/archive):\n${issues.join('\n')}`);
  // The random serial number is optional, and the same commit gives the same file.
  const timestamp = new Date(time * 1000).toISOString();
  writeJson(path.join(folder, 'sbom.cdx.json'), {
    ...bom,
    serialNumber: undefined,
    metadata: { ...metadata, timestamp },
    components,
  });
  writeFileSync(path.join(folder, 'THIRD-PARTY-LICENCES.txt'), licenceList(components, folders));
  return components.length;
}
