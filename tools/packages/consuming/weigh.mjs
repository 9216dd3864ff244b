// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';

/** React stands outside: a page has it anyway, and once. */
const OUTSIDE = /^react(?:-dom)?(?:\/|$)/;
const KIT = 'node_modules/@zarra/ui-kit/dist/';

/** @typedef {{ bytes: number, modules: string[] }} Weight scripts and style sheets; modules of the kit, by their path in its dist */

/** @param {string | Uint8Array} code */
const zipped = (code) => gzipSync(code, { level: 9 }).length;

/** @param {string[]} files */
const ofTheKit = (files) =>
  files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.includes(KIT))
    .map((file) => file.slice(file.indexOf(KIT) + KIT.length))
    .sort();

/** @param {string} root @param {string} entry @returns {Promise<Weight>} */
async function byVite(root, entry) {
  const built = await vite({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external: OUTSIDE },
    },
  });
  const output = Array.isArray(built)
    ? built.flatMap((one) => one.output)
    : 'output' in built
      ? built.output
      : [];
  return {
    bytes: output.reduce((sum, file) => sum + zipped(file.type === 'chunk' ? file.code : file.source), 0),
    modules: ofTheKit(
      output.flatMap((file) =>
        Object.entries(file.type === 'chunk' ? file.modules : {})
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([module]) => module),
      ),
    ),
  };
}

/** @param {string} root @param {string} entry @returns {Promise<Weight>} */
async function byEsbuild(root, entry) {
  const { outputFiles, metafile } = await esbuild({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: root,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    logLevel: 'silent',
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    bytes: outputFiles.reduce((sum, { contents }) => sum + zipped(contents), 0),
    modules: ofTheKit(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file)),
  };
}

/**
 * What a module brings to a page, by two bundlers, gzip -9.
 * @param {string} folder where what it imports is installed
 * @param {string} code
 * @returns {Promise<{ vite: Weight, esbuild: Weight }>}
 */
export async function weighCode(folder, code) {
  const entry = path.join(folder, 'weighed', 'entry.js');
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, code);
  return { vite: await byVite(folder, entry), esbuild: await byEsbuild(folder, entry) };
}

/**
 * What importing some names of the kit brings to a page, styled-components included.
 * @param {string} folder an installed consumer of the kit
 * @param {string[]} names
 */
export const weigh = (folder, names) =>
  weighCode(folder, `export { ${names.join(', ')} } from '@zarra/ui-kit';\n`);
