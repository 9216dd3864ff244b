import { mkdirSync, readFileSync, symlinkSync, existsSync, writeFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './libraries.js';
import type { Packed } from './pack.js';

/** A hidden `given` comment before a block holds the code that the example needs around it. */
const BLOCK = /(?:<!-- given\n(?<given>[\s\S]*?)\n-->\n\n?)?```(?<language>tsx?)\n(?<code>[\s\S]*?)\n```/g;

/** The code blocks of a README, each as a module. */
export const examplesOf = (readme: string) =>
  [...readme.matchAll(BLOCK)].map(({ index, groups: { given = '', language = '', code = '' } = {} }) => ({
    line: readme.slice(0, index).split('\n').length,
    language,
    code: `${given}\n${code}\nexport {};\n`,
  }));

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  // Examples of tests use the globals of Jest.
  types: ['node', 'jest', '@testing-library/jest-dom'],
};

/**
 * Type-checks every example of every README against the packed libraries.
 * @param into folder with the libraries in node_modules
 * @returns the number of examples and the issues of each library
 */
export function exampleIssues(packs: readonly Packed[], into: string) {
  // Links the dependencies of the libraries, as npm would install them.
  const installed = path.join(root, 'node_modules');
  for (const entry of readdirSync(installed)) {
    const link = path.join(into, 'node_modules', entry);
    if (!entry.startsWith('.') && !existsSync(link)) symlinkSync(path.join(installed, entry), link);
  }
  const folder = path.join(into, 'examples');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const assets = path.join(folder, 'assets.d.ts');
  writeFileSync(assets, "declare module '*?url' { const url: string; export default url; }\n");

  const origins = new Map<string, { library: string; line: number }>();
  const results = new Map<string, { count: number; issues: string[] }>();
  for (const { name, folder: packed } of packs) {
    const examples = examplesOf(readFileSync(path.join(packed, 'README.md'), 'utf8'));
    results.set(name, { count: examples.length, issues: [] });
    for (const { line, language, code } of examples) {
      const file = path.join(folder, `${name.replaceAll(/[@/]/g, '')}-${line}.${language}`);
      writeFileSync(file, code);
      origins.set(file, { library: name, line });
    }
  }
  const program = ts.createProgram([...origins.keys(), assets], OPTIONS);
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const origin = origins.get(file?.fileName ?? '');
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (!origin) throw new Error(`${file?.fileName ?? 'Options'}: ${text}`);
    results.get(origin.library)?.issues.push(`README, example at line ${origin.line}: ${text}`);
  }
  return results;
}
