// node --import tsx tools/packages/stage.ts: builds the libraries and lays each out in dist/packages/<name> as it is published.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { build, type Plugin } from 'vite';
import { styledComponents } from '../document/vite-plugins.mjs';
import { libraries, root, type ExportTarget, type Library, type Manifest } from './libraries.js';
import { reachedFiles } from './module-imports.js';

const STAGE = path.join(root, 'dist/packages');
/** Names a library's sources; only the workspace has them. */
const SOURCE_CONDITION = '@zarra/source';
/** Fields that serve the workspace; npm rewrites no package.json, so they are left out of a published one. */
const WORKSPACE_FIELDS = ['scripts', 'nx', 'files', 'devDependencies', SOURCE_CONDITION];

/** The package.json of a published library. */
export const publishedManifest = (manifest: Manifest): string =>
  JSON.stringify(
    manifest,
    (field, value: unknown) => (WORKSPACE_FIELDS.includes(field) ? undefined : value),
    2,
  );

/** Ids follow from package, module and place; those of the transform depend on the folder of the checkout. */
const componentIds = ({ name, folder }: Library): Plugin => ({
  name: 'zarra:component-ids',
  transform: {
    order: 'post',
    filter: { code: 'componentId' },
    handler: (code, id) =>
      code.replaceAll(/\bsc-[a-z0-9]+-(\d+)\b/g, (_, place: string) => {
        const module = path.relative(folder, id).split(path.sep).join('/');
        const hash = createHash('sha256').update(`${name}/${module} ${place}`).digest().readUInt32BE();
        return `z${(hash % 36 ** 5).toString(36)}`;
      }),
  },
});

/** The sources of a library's entries. */
function entries({ folder, manifest }: Library): string[] {
  const sources = Object.values(manifest.exports).flatMap((target: ExportTarget) =>
    typeof target === 'string' ? [] : [target[SOURCE_CONDITION] as string],
  );
  return ts.sys.readDirectory(folder, ['.ts'], undefined, sources);
}

/** Lays a library out whose declarations are built: the modules that its entries reach, one file each, and nothing else. */
async function layOut(library: Library): Promise<string> {
  const { name, folder, manifest } = library;
  const stage = path.join(STAGE, name);
  rmSync(stage, { recursive: true, force: true });
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // The same as in the apps: a server and a page agree on the class names, and style sheets are small.
    oxc: {
      jsx: { runtime: 'automatic', development: false },
      plugins: { styledComponents },
    },
    plugins: [componentIds(library)],
    build: {
      outDir: path.join(stage, 'dist'),
      target: 'es2022',
      minify: false,
      lib: { entry: entries(library), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
        experimental: { attachDebugInfo: 'none' },
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(folder, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  });
  const declarations = entries(library).map((entry) =>
    path.relative(folder, entry).replace(/^src/, 'dist').replace(/\.ts$/, '.d.ts'),
  );
  for (const file of declarations.flatMap((entry) => [...reachedFiles(folder, entry)]))
    cpSync(path.join(folder, file), path.join(stage, file));
  for (const text of ['README.md', 'CHANGELOG.md']) cpSync(path.join(folder, text), path.join(stage, text));
  cpSync(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
  writeFileSync(path.join(stage, 'package.json'), `${publishedManifest(manifest)}\n`);
  return stage;
}

export interface StagedLibrary {
  readonly library: Library;
  readonly stage: string;
}

/** Builds libraries and lays them out. */
export async function stageLibraries(wanted: readonly Library[] = libraries()): Promise<StagedLibrary[]> {
  const projects = wanted.map(({ folder }) => path.join(folder, 'tsconfig.lib.json'));
  const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  execFileSync(process.execPath, [tsc, '-b', ...projects], { stdio: 'inherit' });
  mkdirSync(STAGE, { recursive: true });
  return Promise.all(wanted.map(async (library) => ({ library, stage: await layOut(library) })));
}

if (process.argv[1] === import.meta.filename)
  for (const { library, stage } of await stageLibraries())
    console.log(library.name, path.relative(root, stage));
