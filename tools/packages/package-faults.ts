// What is wrong with a packed library, as an outsider gets it.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { readManifest, root, type ExportTarget } from './libraries.js';
import { importedFile, moduleImports, packageOf } from './module-imports.js';
import type { Packed } from './pack.js';

/** What serves the workspace only, by its path in the package. */
const PRIVATE = [
  /^src\//,
  /\.(?:test|stories|spec)\.[^/]*$/,
  /^dist\/test-[^/]*$/,
  /\.(?:tsbuildinfo|map)$/,
  /(?:^|\/)tsconfig[^/]*$/,
];
const README_LINES = 60;
const STRAY_FIELDS = ['scripts', 'devDependencies', 'nx', 'private', 'workspaces'];
const CLIENT = /^['"]use client['"]/;

const read = (folder: string, file: string): string => {
  const place = path.join(folder, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
};
const isModule = (file: string) => /\.(?:js|d\.ts)$/.test(file);
const isBare = (specifier: string) => !specifier.startsWith('.') && !isBuiltin(specifier);

const conditions = (target: ExportTarget): string[] =>
  typeof target === 'string' ? [] : Object.keys(target).concat(Object.values(target).flatMap(conditions));

function textFaults({ folder, files, manifest }: Packed): string[] {
  const readme = read(folder, 'README.md');
  const lines = readme.trim().split('\n').length;
  return [
    ...['README.md', 'CHANGELOG.md', 'LICENSE']
      .filter((file) => !files.includes(file))
      .map((file) => `has no ${file}`),
    ...(lines < README_LINES ? [`README has ${lines} lines of at least ${README_LINES}`] : []),
    ...(/^```tsx?$/m.test(readme) ? [] : ['README has no example']),
    ...(read(folder, 'CHANGELOG.md').includes(`## ${manifest.version}`)
      ? []
      : [`CHANGELOG does not mention ${manifest.version}`]),
    ...files.filter((file) => PRIVATE.some((pattern) => pattern.test(file))).map((file) => `ships ${file}`),
  ];
}

const fieldFaults = ({ manifest }: Packed): string[] => [
  ...STRAY_FIELDS.filter((field) => field in manifest).map((field) => `package.json has \`${field}\``),
  ...(manifest.engines?.node ? [] : ['package.json has no engines.node']),
  ...(manifest.repository?.directory ? [] : ['package.json has no repository.directory']),
  ...(manifest.sideEffects === undefined ? ['package.json has no sideEffects'] : []),
  ...Object.values(manifest.exports)
    .flatMap(conditions)
    .filter((condition) => !['types', 'import'].includes(condition))
    .map((condition) => `exports the private condition ${condition}`),
];

/**
 * A module of the package is one source file, imports the packages that this file imports, and keeps its "use client".
 * publint and attw accept a bundled peer or library; here it is a module without a source, or an import that is gone.
 */
function moduleFaults({ folder, files }: Packed, library: string): string[] {
  return files
    .filter((file) => /^dist\/(?!_virtual\/).*\.js$/.test(file))
    .flatMap((file) => {
      const stem = file.replace(/^dist/, 'src').replace(/\.js$/, '');
      const source = [`${stem}.tsx`, `${stem}.ts`].find((written) => existsSync(path.join(library, written)));
      if (!source) return [`${file} has no source: whose code is it?`];
      const code = read(library, source);
      const shipped = read(folder, file);
      const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.ESNext } });
      const imported = new Set([...moduleImports(shipped)].map(packageOf));
      const bundled = [...moduleImports(outputText)].filter(isBare).map(packageOf);
      return [
        ...bundled
          .filter((name) => !imported.has(name))
          .map((name) => `${file} does not import ${name}, which its source imports`),
        ...(CLIENT.test(code) && !CLIENT.test(shipped) ? [`${file} lost its "use client"`] : []),
        ...(shipped.match(/\bstyled[.(]/g)?.length === shipped.match(/\bcomponentId:/g)?.length
          ? []
          : [`${file} has a styled component without an id: servers and pages number them differently`]),
      ];
    });
}

/** The peers of an installed package. Types are the consumer's choice: a program in JavaScript needs none. */
function peersOf(name: string): { peer: string; optional: boolean }[] {
  const folder = path.join(root, 'node_modules', name);
  if (!existsSync(folder)) return [];
  const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(folder);
  return Object.keys(peerDependencies)
    .filter((peer) => !peer.startsWith('@types/'))
    .map((peer) => ({ peer, optional: peerDependenciesMeta[peer]?.optional ?? false }));
}

/**
 * Imports that are not declared, declared in vain, or not in the package. A declared package counts as used when a module
 * imports it or when another declared one has it as its peer.
 */
function importFaults({ name, folder, files, manifest }: Packed): string[] {
  const { dependencies = {}, peerDependencies = {} } = manifest;
  const declared = Object.keys({ ...dependencies, ...peerDependencies });
  const asked = declared.flatMap((one) => peersOf(one).map(({ peer }) => peer));
  const imports = files
    .filter(isModule)
    .flatMap((file) => [...moduleImports(read(folder, file))].map((specifier) => ({ file, specifier })));
  const used = new Set(
    imports.filter(({ specifier }) => isBare(specifier)).map(({ specifier }) => packageOf(specifier)),
  );
  return [
    ...imports
      .filter(
        ({ file, specifier }) => specifier.startsWith('.') && !files.includes(importedFile(file, specifier)),
      )
      .map(({ file, specifier }) => `${file} imports ${specifier}, which is not there`),
    ...[...used]
      .filter((one) => !declared.includes(one) && one !== name)
      .map((one) => `imports ${one} and does not declare it`),
    ...declared
      .filter((one) => !used.has(one) && !asked.includes(one))
      .map((one) => `declares ${one} and does not use it`),
    ...Object.keys(dependencies).flatMap((dependency) =>
      peersOf(dependency)
        .filter(({ peer, optional }) => !optional && !declared.includes(peer))
        .map(({ peer }) => `does not pass on ${peer}, a peer of its ${dependency}`),
    ),
  ];
}

/**
 * What is wrong with what a package holds. publint runs in strict mode: its warnings are errors, its suggestions count.
 * @param library folder of the sources
 */
export async function contentFaults(packed: Packed, library: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: packed.folder, strict: true, pack: false });
  return [
    ...textFaults(packed),
    ...fieldFaults(packed),
    ...moduleFaults(packed, library),
    ...importFaults(packed),
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`),
  ];
}

/** What "are the types wrong" reports on a tarball, for importers of ES modules. */
export function typeFaults({ tarball }: Packed): Promise<string[]> {
  const attw = path.join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const args = [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { encoding: 'utf8' }, (failure, stdout, stderr) => {
      resolve(failure ? [`attw: ${(stdout + stderr).trim() || failure.message}`] : []);
    });
  });
}
