import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ExportTarget } from './libraries.js';
import type { Packed } from './pack.js';

/** Maximum number of names, types included, that a reader of an entry must survey. */
const MAX_NAMES = 15;
/** The root of ui-kit names every component. */
const UNLIMITED = '@zarra/ui-kit .';

/** The declaration files of an entry: several when its path is a pattern. */
function declarationsOf(target: ExportTarget, files: readonly string[]): string[] {
  const declared = typeof target === 'string' ? undefined : target['types'];
  // The declarations of CommonJS are copies of the default ones.
  const types = typeof declared === 'object' ? declared['default'] : declared;
  if (typeof types !== 'string') return [];
  const [before = '', after] = types.replace('./', '').split('*');
  if (after === undefined) return files.filter((file) => file === before);
  const minLength = before.length + after.length + 1;
  return files.filter((file) => file.length >= minLength && file.startsWith(before) && file.endsWith(after));
}

/** The names that a declaration file exports; `*`: all names of another module. */
function exportedNames(text: string): string[] {
  const { statements } = ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest, true);
  return statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      if (!exportClause) return ['*'];
      return ts.isNamespaceExport(exportClause)
        ? [exportClause.name.text]
        : exportClause.elements.map(({ name }) => name.text);
    }
    if (!ts.canHaveModifiers(statement)) return [];
    const exported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!exported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    const { name } = statement as ts.DeclarationStatement;
    return name ? [name.getText()] : [];
  });
}

/** Entries of a package with too many names, and entries that do not list their names. */
export function entryIssues({ name, folder, files, manifest }: Packed): string[] {
  return Object.entries(manifest.exports).flatMap(([entry, target]) =>
    declarationsOf(target, files).flatMap((file) => {
      const names = exportedNames(readFileSync(path.join(folder, file), 'utf8'));
      if (names.includes('*')) return [`${file} exports all names of another module`];
      return names.length > MAX_NAMES && `${name} ${entry}` !== UNLIMITED
        ? [`${file} exports ${names.length} names, ${MAX_NAMES} are allowed in an entry`]
        : [];
    }),
  );
}
