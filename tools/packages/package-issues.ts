// Checks a packed library as its consumers install it.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { entryIssues } from './entry-issues.js';
import { hasCommonJs, readManifest, root, type ExportTarget } from './libraries.js';
import { importedFile, moduleImports, packageOf } from './module-imports.js';
import type { Packed } from './pack.js';
import { rangeIssues } from './range-issues.js';

/** Paths of files that serve the workspace only. */
const WORKSPACE_FILES = [
  /^src\//,
  /\.(?:test|stories|spec)\.[^/]*$/,
  /^dist\/testing\//,
  /\.(?:tsbuildinfo|map)$/,
  /(?:^|\/)tsconfig[^/]*$/,
];
const MIN_README_LINES = 60;
/** Conditions of Node, bundlers and TypeScript. */
const PUBLIC_CONDITIONS = ['types', 'module-sync', 'module', 'import', 'require', 'default'];
const WORKSPACE_FIELDS = ['scripts', 'devDependencies', 'nx', 'private', 'workspaces'];
const USE_CLIENT = /^['"]use client['"]/;

/** A styled component, in an ES module and in CommonJS. */
const STYLED = /\bstyled(?:[.(]|\)\()/g;

const read = (folder: string, file: string): string => {
  const location = path.join(folder, file);
  return existsSync(location) ? readFileSync(location, 'utf8') : '';
};
const isModule = (file: string) => /\.(?:js|d\.ts)$/.test(file);
const isBare = (specifier: string) => !specifier.startsWith('.') && !isBuiltin(specifier);

const conditions = (target: ExportTarget): string[] =>
  typeof target === 'string' ? [] : Object.keys(target).concat(Object.values(target).flatMap(conditions));

function textIssues({ folder, files, manifest }: Packed): string[] {
  const readme = read(folder, 'README.md');
  const lines = readme.trim().split('\n').length;
  return [
    ...['README.md', 'CHANGELOG.md', 'LICENSE']
      .filter((file) => !files.includes(file))
      .map((file) => `has no ${file}`),
    ...(lines < MIN_README_LINES ? [`README has ${lines} lines of at least ${MIN_README_LINES}`] : []),
    ...(/^```tsx?$/m.test(readme) ? [] : ['README has no example']),
    ...(read(folder, 'CHANGELOG.md').includes(`# ${manifest.version}`)
      ? []
      : [`CHANGELOG does not mention ${manifest.version}`]),
    ...files
      .filter((file) => WORKSPACE_FILES.some((pattern) => pattern.test(file)))
      .map((file) => `ships ${file}`),
  ];
}

const fieldIssues = ({ manifest }: Packed): string[] => [
  ...WORKSPACE_FIELDS.filter((field) => field in manifest).map((field) => `package.json has \`${field}\``),
  ...(manifest.engines?.node ? [] : ['package.json has no engines.node']),
  ...(manifest.repository?.directory ? [] : ['package.json has no repository.directory']),
  ...(manifest.sideEffects === undefined ? ['package.json has no sideEffects'] : []),
  ...Object.values(manifest.exports)
    .flatMap(conditions)
    .filter((condition) => !PUBLIC_CONDITIONS.includes(condition))
    .map((condition) => `exports the private condition ${condition}`),
];

/**
 * Each module of the package corresponds to one source file, imports the same packages and keeps its "use client".
 * publint and attw accept a bundled peer or library. This check finds it as a module without a source file or as a missing
 * import.
 */
function moduleIssues({ folder, files }: Packed, library: string): string[] {
  return files
    .filter((file) => /^(?:dist|cjs)\/(?!_virtual\/).*\.js$/.test(file))
    .flatMap((file) => {
      const stem = file.replace(/^(?:dist|cjs)/, 'src').replace(/\.js$/, '');
      const source = [`${stem}.tsx`, `${stem}.ts`].find((written) => existsSync(path.join(library, written)));
      // A plugin of the build has converted the equations.
      if (!source && existsSync(path.join(library, `${stem}.tex`))) return [];
      if (!source) return [`${file} has no source file in this library`];
      const code = read(library, source);
      const shipped = read(folder, file);
      const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.ESNext } });
      const imported = new Set([...moduleImports(shipped)].map(packageOf));
      // A plugin of the build has compiled the virtual modules.
      const expected = [...moduleImports(outputText)]
        .filter((specifier) => isBare(specifier) && !specifier.startsWith('virtual:'))
        .map(packageOf);
      return [
        ...expected
          .filter((name) => !imported.has(name))
          .map((name) => `${file} does not import ${name}, which its source imports`),
        ...(USE_CLIENT.test(code) && !USE_CLIENT.test(shipped) ? [`${file} lost its "use client"`] : []),
        ...(shipped.match(STYLED)?.length === shipped.match(/\bcomponentId:/g)?.length
          ? []
          : [
              `${file} has a styled component without an id: a server and a browser count components differently`,
            ]),
      ];
    });
}

/** The peers of an installed package, without `@types`: a consumer in JavaScript needs none. */
function peersOf(name: string): { peer: string; optional: boolean }[] {
  const folder = path.join(root, 'node_modules', name);
  if (!existsSync(folder)) return [];
  const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(folder);
  return Object.keys(peerDependencies)
    .filter((peer) => !peer.startsWith('@types/'))
    .map((peer) => ({ peer, optional: peerDependenciesMeta[peer]?.optional ?? false }));
}

/**
 * Imports without a declaration, declarations without an import, and relative imports of missing files. A declared package
 * counts as used when a module imports it or when it is a peer of another declared package.
 */
function importIssues({ name, folder, files, manifest }: Packed): string[] {
  const { dependencies = {}, peerDependencies = {} } = manifest;
  const declared = Object.keys({ ...dependencies, ...peerDependencies });
  const requiredPeers = declared.flatMap((dependency) => peersOf(dependency).map(({ peer }) => peer));
  const imports = files
    .filter(isModule)
    .flatMap((file) => [...moduleImports(read(folder, file))].map((specifier) => ({ file, specifier })));
  const imported = new Set(
    imports.filter(({ specifier }) => isBare(specifier)).map(({ specifier }) => packageOf(specifier)),
  );
  return [
    ...imports
      .filter(
        ({ file, specifier }) => specifier.startsWith('.') && !files.includes(importedFile(file, specifier)),
      )
      .map(({ file, specifier }) => `${file} imports ${specifier}, which is not in the package`),
    ...[...imported]
      .filter((used) => !declared.includes(used) && used !== name)
      .map((used) => `imports ${used} and does not declare it`),
    ...declared
      .filter((dependency) => !imported.has(dependency) && !requiredPeers.includes(dependency))
      .map((dependency) => `declares ${dependency} and does not use it`),
    ...Object.keys(dependencies).flatMap((dependency) =>
      peersOf(dependency)
        .filter(({ peer, optional }) => !optional && !declared.includes(peer))
        .map(({ peer }) => `does not pass on ${peer}, a peer of its ${dependency}`),
    ),
  ];
}

/**
 * Issues in the files of a package. publint runs in strict mode: its warnings are errors and its suggestions count.
 * @param library folder of the library's sources
 */
export async function contentIssues(packed: Packed, library: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: packed.folder, strict: true, pack: false });
  return [
    ...textIssues(packed),
    ...fieldIssues(packed),
    ...rangeIssues(packed.manifest),
    ...entryIssues(packed),
    ...moduleIssues(packed, library),
    ...importIssues(packed),
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`),
  ];
}

/** Issues that "are the types wrong" reports for a tarball, for the importers that the package supports. */
export function typeIssues({ tarball, manifest }: Packed): Promise<string[]> {
  const attw = path.join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const profile = hasCommonJs(manifest) ? 'node16' : 'esm-only';
  const args = [attw, tarball, '--profile', profile, '--format', 'ascii', '--no-color', '--no-emoji'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { encoding: 'utf8' }, (failure, stdout, stderr) => {
      resolve(failure ? [`attw: ${(stdout + stderr).trim() || failure.message}`] : []);
    });
  });
}
