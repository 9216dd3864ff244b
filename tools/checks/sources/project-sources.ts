// Reads the published sources of a project: what they import, which globals and texts they contain.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { moduleImports } from '@zarra/tools/packages/module-imports';
import { root } from '@zarra/tools/prepare';

const WORKSPACE_ONLY = ['**/*.test.*', '**/*.stories.*', '**/testing/**', '**/*.d.ts'];

export interface Source {
  /** Absolute path. */
  readonly file: string;
  /** Path in `src`, without its extension. */
  readonly name: string;
  readonly code: string;
  /** Imported modules, types included. */
  readonly imports: readonly string[];
}

const OPTIONS: ts.CompilerOptions = { verbatimModuleSyntax: true, jsx: ts.JsxEmit.Preserve };
const cache = new Map<string, Source[]>();

/** The published sources of a library. */
export function sourcesOf(library: string): Source[] {
  const sources = cache.get(library) ?? readSources(library);
  cache.set(library, sources);
  return sources;
}

function readSources(library: string): Source[] {
  const folder = path.join(root, 'libs', library, 'src');
  return ts.sys.readDirectory(folder, ['.ts', '.tsx'], WORKSPACE_ONLY).map((file) => {
    const code = readFileSync(file, 'utf8');
    return {
      file,
      name: path.relative(folder, file).replace(/\.tsx?$/, ''),
      code,
      imports: [...moduleImports(code)],
    };
  });
}

/** Modules that are imported when the source runs: without types. */
export const runtimeImportsOf = ({ file, code }: Source): string[] => [
  ...moduleImports(ts.transpileModule(code, { compilerOptions: OPTIONS, fileName: file }).outputText),
];

/** A source and the sources that it imports when it runs, directly or not. */
export function closureOf(entry: Source, sources: readonly Source[], found = new Set<Source>()): Set<Source> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const specifier of runtimeImportsOf(entry).filter((imported) => imported.startsWith('.'))) {
    const name = path.join(path.dirname(entry.name), specifier).replace(/\.js$/, '');
    const imported = sources.find((source) => source.name === name);
    if (imported) closureOf(imported, sources, found);
  }
  return found;
}

/** Identifiers and string literals of a source, and the text between its JSX tags. */
export function tokensOf({ file, code }: Source) {
  const identifiers = new Set<string>();
  const strings: string[] = [];
  const texts: string[] = [];
  const parsed = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) identifiers.add(node.getText());
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    if (ts.isJsxText(node)) texts.push(node.text.trim());
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) strings.push(node.text);
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer))
      if (TEXT_ATTRIBUTES.has(node.name.getText())) texts.push(node.initializer.text);
    ts.forEachChild(node, visit);
  }
  visit(parsed);
  return { identifiers, strings, texts };
}

/** Attributes whose text people read or hear. */
const TEXT_ATTRIBUTES = new Set(['aria-label', 'alt', 'label', 'placeholder', 'title']);

export interface LibraryFiles {
  readonly readme: string;
  readonly manifest: { readonly dependencies?: object; readonly peerDependencies?: object };
  /** Type libraries of the published sources; absent: those of tsconfig.base.json, without the DOM. */
  readonly typeLibraries: readonly string[] | undefined;
}

export function readLibrary(library: string): LibraryFiles {
  const read = (file: string) => readFileSync(path.join(root, 'libs', library, file), 'utf8');
  const { compilerOptions } = JSON.parse(read('tsconfig.lib.json')) as {
    compilerOptions: { lib?: string[] };
  };
  return {
    // Lines are joined: a sentence may have a line break anywhere.
    readme: read('README.md').replace(/\s+/g, ' '),
    manifest: JSON.parse(read('package.json')) as LibraryFiles['manifest'],
    typeLibraries: compilerOptions.lib,
  };
}
