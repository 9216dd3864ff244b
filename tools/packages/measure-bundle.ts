import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { build as vite, type Rolldown } from 'vite';

/** React is external: every page has it once. */
const EXTERNAL = /^react(?:-dom)?(?:\/|$)/;
const KIT = 'node_modules/@zarra/ui-kit/dist/';
const DEFINE = { 'process.env.NODE_ENV': '"production"' };

export interface BundleSize {
  /** Scripts and style sheets, each by gzip -9. */
  readonly bytes: number;
  /** Modules of ui-kit in the bundle, by their path in its dist. */
  readonly modules: readonly string[];
}
export type BundleSizes = Readonly<Record<'vite' | 'esbuild', BundleSize>>;

/** @param modules each file with its bytes in the output */
const sizeOf = (
  files: readonly (string | Uint8Array)[],
  modules: readonly [string, number][],
): BundleSize => ({
  bytes: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
  modules: modules
    .map(([file, bytes]) => (bytes > 0 ? file.split(path.sep).join('/') : ''))
    .filter((file) => file.includes(KIT))
    .map((file) => file.slice(file.indexOf(KIT) + KIT.length))
    .sort(),
});

async function bundleByVite(root: string, entry: string): Promise<BundleSize> {
  const rolldownOptions = { input: entry, preserveEntrySignatures: 'strict', external: EXTERNAL } as const;
  const built = await vite({
    ...{ root, configFile: false, logLevel: 'silent', define: DEFINE },
    build: { write: false, minify: true, modulePreload: false, rolldownOptions },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return sizeOf(
    output.map((file) => (file.type === 'chunk' ? file.code : file.source)),
    output.flatMap((file) =>
      Object.entries(file.type === 'chunk' ? file.modules : {}).map(
        ([module, { renderedLength }]): [string, number] => [module, renderedLength],
      ),
    ),
  );
}

async function bundleByEsbuild(root: string, entry: string): Promise<BundleSize> {
  const { outputFiles, metafile } = await esbuild({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: root,
    write: false,
    metafile: true,
    define: DEFINE,
    ...{ bundle: true, minify: true, format: 'esm', target: 'es2022', logLevel: 'silent' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  });
  return sizeOf(
    outputFiles.map(({ contents }) => contents),
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).map(([file, { bytesInOutput }]): [string, number] => [file, bytesInOutput]),
    ),
  );
}

/**
 * Bundles a module by Vite and esbuild and measures both results.
 * @param folder the imported packages are installed here
 */
export async function measureBundle(folder: string, code: string): Promise<BundleSizes> {
  const entry = path.join(folder, 'bundle-input', 'entry.js');
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, code);
  return { vite: await bundleByVite(folder, entry), esbuild: await bundleByEsbuild(folder, entry) };
}
