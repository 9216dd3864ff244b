// @ts-check
import ts from 'typescript';

/**
 * What a module or a declaration file names: static and lazy imports, re-exports, types by `import('…')`.
 * @param {string} text
 * @returns {Set<string>}
 */
export function moduleImports(text) {
  const file = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest);
  /** @type {Set<string>} */
  const found = new Set(file.typeReferenceDirectives.map(({ fileName }) => fileName));
  /** @param {ts.Node | undefined} node */
  const note = (node) => {
    if (node && ts.isStringLiteralLike(node)) found.add(node.text);
  };
  /** @param {ts.Node} node */
  function look(node) {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) note(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) note(node.argument.literal);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0]);
    ts.forEachChild(node, look);
  }
  look(file);
  return found;
}

/**
 * The package a bare specifier belongs to: `zod` of `zod/mini`.
 * @param {string} specifier
 */
export const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
