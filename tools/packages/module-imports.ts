import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const isRequire = (callee: ts.Expression) => ts.isIdentifier(callee) && callee.text === 'require';

/**
 * Specifiers in a module or a declaration file: static and dynamic imports, re-exports, types by `import('…')`, and calls of
 * `require`.
 */
export function moduleImports(text: string): Set<string> {
  const file = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest);
  const found = new Set(file.typeReferenceDirectives.map(({ fileName }) => fileName));
  function visit(node: ts.Node): void {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : ts.isCallExpression(node) &&
              (node.expression.kind === ts.SyntaxKind.ImportKeyword || isRequire(node.expression))
            ? node.arguments[0]
            : undefined;
    if (specifier && ts.isStringLiteralLike(specifier)) found.add(specifier.text);
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

/** The file that a relative import resolves to; in a declaration file, a declaration file. */
export function importedFile(file: string, specifier: string): string {
  const module = path.posix.join(path.posix.dirname(file), specifier);
  return file.endsWith('.d.ts') ? module.replace(/\.js$/, '.d.ts') : module;
}

/**
 * A file of a package and the files it imports, directly or not.
 * @param folder folder of the package
 * @param file path in the folder
 */
export function reachableFiles(folder: string, file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file)) return visited;
  visited.add(file);
  for (const specifier of moduleImports(readFileSync(path.join(folder, file), 'utf8')))
    if (specifier.startsWith('.')) reachableFiles(folder, importedFile(file, specifier), visited);
  return visited;
}
