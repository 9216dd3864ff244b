// node --import tsx tools/packages/prepare.ts: builds the libraries and writes each to dist/packages/<name> as it is published.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { build, type Plugin, type Rolldown } from 'vite';
import { equations } from '@zarra/build/equations-plugin';
import { investigations } from '@zarra/build/investigations-plugin';
import { styledComponents } from '@zarra/build/vite-plugins';
import { hasCommonJs, libraries, root, type ExportTarget, type Library, type Manifest } from './libraries.js';
import { reachableFiles } from './module-imports.js';

const OUTPUT = path.join(root, 'dist/packages');
/** The export condition of a library's sources. Only the workspace has them. */
const SOURCE_CONDITION = '@zarra/source';
/** Fields that serve the workspace only. npm does not remove them from a published package.json. */
const WORKSPACE_FIELDS = ['scripts', 'nx', 'files', 'devDependencies', SOURCE_CONDITION];

/** The folder of the CommonJS modules of a package. The pattern of entries in `dist` does not match it. */
const COMMON_JS = 'cjs';
const COMMON_JS_MANIFEST = '{ "type": "commonjs", "sideEffects": false }\n';
/** Entries of ES modules only, and the entries of the same packages that have CommonJS. */
const COMMON_JS_PATHS = { 'culori/fn': 'culori' };

/** The package.json of a published library. */
export const publishedManifest = (manifest: Manifest): string =>
  JSON.stringify(
    manifest,
    (field, value: unknown) => (WORKSPACE_FIELDS.includes(field) ? undefined : value),
    2,
  );

/** Derives ids from package, module and position. The ids of the transform depend on the folder of the checkout. */
const componentIds = ({ name, folder }: Library): Plugin => ({
  name: 'zarra:component-ids',
  transform: {
    order: 'post',
    filter: { code: 'componentId' },
    handler: (code, id) =>
      code.replaceAll(/\bsc-[a-z0-9]+-(\d+)\b/g, (_, position: string) => {
        const module = path.relative(folder, id).split(path.sep).join('/');
        const hash = createHash('sha256').update(`${name}/${module} ${position}`).digest().readUInt32BE();
        return `z${(hash % 36 ** 5).toString(36)}`;
      }),
  },
});

/** The source files of a library's entries, with the path of the entry; those of a pattern as separate entries. */
function entries({ folder, manifest }: Library): { entry: string; source: string }[] {
  return Object.entries(manifest.exports).flatMap(([entry, target]: [string, ExportTarget]) => {
    if (typeof target === 'string') return [];
    const pattern = path.join(folder, target[SOURCE_CONDITION] as string);
    const [before = '', after = ''] = pattern.split('*');
    return ts.sys.readDirectory(folder, ['.ts'], undefined, [pattern]).map((source) => ({
      entry: entry.replace('*', source.slice(before.length, -after.length)),
      source,
    }));
  });
}

/** The built declaration files of a library's entries, relative to its folder, with the path of the entry. */
export const entryDeclarations = (library: Library) =>
  entries(library).map(({ entry, source }) => ({
    entry,
    file: path.relative(library.folder, source).replace(/^src/, 'dist').replace(/\.ts$/, '.d.ts'),
  }));

/**
 * The formats of a library's modules. CommonJS is written for a library with the condition `require` (docs/decisions/0055).
 * Both formats come from one transform: a component has the same id in both.
 */
function moduleFormats({ folder, manifest }: Library, output: string): Rolldown.OutputOptions[] {
  const modules = {
    preserveModules: true,
    preserveModulesRoot: path.join(folder, 'src'),
    entryFileNames: '[name].js',
  };
  const commonJs = { dir: path.join(output, COMMON_JS), exports: 'named', paths: COMMON_JS_PATHS } as const;
  return [
    { ...modules, format: 'es' },
    ...(hasCommonJs(manifest) ? [{ ...modules, ...commonJs, format: 'cjs' } as const] : []),
  ];
}

/** Folders of exported files that are no modules, such as `./tokens/` of the entry `./tokens/*.json`. */
const dataFolders = ({ exports }: Manifest): string[] =>
  Object.values(exports).flatMap((target) =>
    typeof target === 'string' && target.includes('*') ? [target.slice(0, target.indexOf('*'))] : [],
  );

/** Writes the package of a library: the modules reachable from its entries, one file each. Its declarations are built. */
async function writePackage(library: Library): Promise<string> {
  const { name, folder, manifest } = library;
  const output = path.join(OUTPUT, name);
  rmSync(output, { recursive: true, force: true });
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // As in the apps: server and browser compute the same class names, and style sheets are minified.
    oxc: {
      jsx: { runtime: 'automatic', development: false },
      plugins: { styledComponents },
    },
    plugins: [componentIds(library), equations(), investigations()],
    build: {
      outDir: path.join(output, 'dist'),
      target: 'es2022',
      minify: false,
      lib: { entry: entries(library).map(({ source }) => source) },
      rolldownOptions: {
        // Virtual modules are compiled into the package.
        external: (id) => !/^(?:\.|\0|virtual:)/.test(id) && !path.isAbsolute(id),
        experimental: { attachDebugInfo: 'none' },
        output: moduleFormats(library, output),
      },
    },
  });
  const declarations = entryDeclarations(library).flatMap(({ file }) => [...reachableFiles(folder, file)]);
  for (const file of declarations) {
    cpSync(path.join(folder, file), path.join(output, file));
    if (hasCommonJs(manifest))
      cpSync(path.join(folder, file), path.join(output, file.replace(/^dist/, COMMON_JS)));
  }
  // The extension .js, and the same relative imports, serve both formats.
  if (hasCommonJs(manifest)) writeFileSync(path.join(output, COMMON_JS, 'package.json'), COMMON_JS_MANIFEST);
  for (const data of dataFolders(manifest))
    cpSync(path.join(folder, data), path.join(output, data), { recursive: true });
  for (const command of Object.values(manifest.bin ?? {}))
    cpSync(path.join(folder, command), path.join(output, command));
  for (const text of ['README.md', 'CHANGELOG.md']) cpSync(path.join(folder, text), path.join(output, text));
  cpSync(path.join(root, 'LICENSE'), path.join(output, 'LICENSE'));
  writeFileSync(path.join(output, 'package.json'), `${publishedManifest(manifest)}\n`);
  return output;
}

export interface PreparedPackage {
  readonly library: Library;
  /** Folder of the package. */
  readonly folder: string;
}

/** Builds libraries and writes their packages. */
export async function preparePackages(
  selected: readonly Library[] = libraries(),
): Promise<PreparedPackage[]> {
  const projects = selected.map(({ folder }) => path.join(folder, 'tsconfig.lib.json'));
  const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  execFileSync(process.execPath, [tsc, '-b', ...projects], { stdio: 'inherit' });
  mkdirSync(OUTPUT, { recursive: true });
  return Promise.all(selected.map(async (library) => ({ library, folder: await writePackage(library) })));
}

if (process.argv[1] === import.meta.filename)
  for (const { library, folder } of await preparePackages())
    console.log(library.name, path.relative(root, folder));
