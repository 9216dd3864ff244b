import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What a module or a declaration file names: static and lazy imports, re-exports, types by `import('…')`. */
export function moduleImports(text: string): Set<string> {
  const file = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest);
  const found = new Set(file.typeReferenceDirectives.map(({ fileName }) => fileName));
  function visit(node: ts.Node): void {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
            ? node.arguments[0]
            : undefined;
    if (named && ts.isStringLiteralLike(named)) found.add(named.text);
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}

/** The package of a bare specifier: `zod` of `zod/mini`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The file that a relative import in a file stands for; the declarations of a module lie beside it. */
export function importedFile(file: string, specifier: string): string {
  const module = path.posix.join(path.posix.dirname(file), specifier);
  return file.endsWith('.d.ts') ? module.replace(/\.js$/, '.d.ts') : module;
}

/**
 * A file of a package and those it imports, directly or not.
 * @param folder of the package
 * @param file its path in the folder
 */
export function reachedFiles(folder: string, file: string, met = new Set<string>()): Set<string> {
  if (met.has(file)) return met;
  met.add(file);
  for (const specifier of moduleImports(readFileSync(path.join(folder, file), 'utf8')))
    if (specifier.startsWith('.')) reachedFiles(folder, importedFile(file, specifier), met);
  return met;
}
