// @ts-check
import { mkdirSync, readFileSync, symlinkSync, existsSync, writeFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './libraries.mjs';
/** @typedef {import('./pack.mjs').Packed} Packed */
/** @typedef {{ line: number, language: string, code: string }} Example */

/** A comment before a block that readers do not see: what stands around the example in a program. */
const BLOCK = /(?:<!-- given\n(?<given>[\s\S]*?)\n-->\n\n?)?```(?<language>tsx?)\n(?<code>[\s\S]*?)\n```/g;

/**
 * The examples of a README, each a module of its own.
 * @param {string} readme
 * @returns {Example[]}
 */
export const examplesOf = (readme) =>
  [...readme.matchAll(BLOCK)].map(({ index, groups }) => ({
    line: readme.slice(0, index).split('\n').length,
    language: groups?.['language'] ?? 'ts',
    code: `${groups?.['given'] ?? ''}\n${groups?.['code'] ?? ''}\nexport {};\n`,
  }));

/**
 * Lets packages unpacked in a folder find what they depend on, as if npm had installed it there.
 * @param {string} folder
 */
function linkInstalled(folder) {
  const installed = path.join(root, 'node_modules');
  for (const entry of readdirSync(installed)) {
    if (entry.startsWith('.') || existsSync(path.join(folder, entry))) continue;
    symlinkSync(path.join(installed, entry), path.join(folder, entry));
  }
}

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

/**
 * Type-checks every example of every README against the packed libraries.
 * @param {Packed[]} packs
 * @param {string} into where they are unpacked
 * @returns {Map<string, { count: number, faults: string[] }>} by library
 */
export function exampleFaults(packs, into) {
  linkInstalled(path.join(into, 'node_modules'));
  const folder = path.join(into, 'examples');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    path.join(folder, 'assets.d.ts'),
    "declare module '*?url' { const url: string; export default url; }\n",
  );

  /** @type {Map<string, { library: string, at: number }>} */
  const origins = new Map();
  /** @type {Map<string, { count: number, faults: string[] }>} */
  const results = new Map();
  for (const { name, folder: packed } of packs) {
    const readme = path.join(packed, 'README.md');
    const examples = existsSync(readme) ? examplesOf(readFileSync(readme, 'utf8')) : [];
    results.set(name, { count: examples.length, faults: [] });
    for (const { line, language, code } of examples) {
      const file = path.join(folder, `${name.replaceAll(/[@/]/g, '')}-${line}.${language}`);
      writeFileSync(file, code);
      origins.set(file, { library: name, at: line });
    }
  }

  const program = ts.createProgram([...origins.keys(), path.join(folder, 'assets.d.ts')], OPTIONS);
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const origin = origins.get(file?.fileName ?? '');
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (!origin) throw new Error(`${file?.fileName ?? 'Options'}: ${text}`);
    results.get(origin.library)?.faults.push(`README, example at line ${origin.at}: ${text}`);
  }
  return results;
}
