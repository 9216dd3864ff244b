import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { build as vite, type Rolldown } from 'vite';

/** React stays outside: a page has it anyway, and once. */
const OUTSIDE = /^react(?:-dom)?(?:\/|$)/;
const KIT = 'node_modules/@zarra/ui-kit/dist/';
const DEFINE = { 'process.env.NODE_ENV': '"production"' };

/** Scripts and style sheets by gzip -9; modules of ui-kit by their path in its dist. */
export interface Weight {
  readonly bytes: number;
  readonly modules: readonly string[];
}
export type Weights = Readonly<Record<'vite' | 'esbuild', Weight>>;

/** @param modules bytes in the output by file */
const weight = (files: readonly (string | Uint8Array)[], modules: readonly [string, number][]): Weight => ({
  bytes: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
  modules: modules
    .map(([file, bytes]) => (bytes > 0 ? file.split(path.sep).join('/') : ''))
    .filter((file) => file.includes(KIT))
    .map((file) => file.slice(file.indexOf(KIT) + KIT.length))
    .sort(),
});

async function byVite(root: string, entry: string): Promise<Weight> {
  const rolldownOptions = { input: entry, preserveEntrySignatures: 'strict', external: OUTSIDE } as const;
  const built = await vite({
    ...{ root, configFile: false, logLevel: 'silent', define: DEFINE },
    build: { write: false, minify: true, modulePreload: false, rolldownOptions },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return weight(
    output.map((file) => (file.type === 'chunk' ? file.code : file.source)),
    output.flatMap((file) =>
      Object.entries(file.type === 'chunk' ? file.modules : {}).map(
        ([module, { renderedLength }]): [string, number] => [module, renderedLength],
      ),
    ),
  );
}

async function byEsbuild(root: string, entry: string): Promise<Weight> {
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
  return weight(
    outputFiles.map(({ contents }) => contents),
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).map(([file, { bytesInOutput }]): [string, number] => [file, bytesInOutput]),
    ),
  );
}

/**
 * What a module brings to a page, by two bundlers.
 * @param folder where what it imports is installed
 */
export async function weighCode(folder: string, code: string): Promise<Weights> {
  const entry = path.join(folder, 'weighed', 'entry.js');
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, code);
  return { vite: await byVite(folder, entry), esbuild: await byEsbuild(folder, entry) };
}
