// node --import tsx tools/packages/removed-names.ts: fails when a library lacks a name of its last release without a plan of a new
// major version. A renamed name is a removed one and an added one.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { libraries, root, type Library } from './libraries.js';

interface Api {
  /** Exported names; those of a further entry follow its name and a dot. */
  readonly names: Set<string>;
  /** The members of each interface that extends no other: a member may move to the other one. */
  readonly members: Map<string, Set<string>>;
}

/** Reads an API report. */
function readApi(report: string): Api {
  const names = new Set<string>();
  const members: Api['members'] = new Map();
  const addListed = (statement: ts.Statement, prefix: string) => {
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    if (clause && ts.isNamedExports(clause))
      for (const { name } of clause.elements) names.add(prefix + name.text);
  };
  const visit = (statement: ts.Statement) => {
    addListed(statement, '');
    if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body))
      for (const part of statement.body.statements) addListed(part, `${statement.name.text}.`);
    if (ts.isInterfaceDeclaration(statement) && !statement.heritageClauses) {
      const named = statement.members.flatMap(({ name }) => (name ? [name.getText()] : []));
      members.set(statement.name.text, new Set(named));
    }
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return;
    const declared: readonly ts.Node[] = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement];
    for (const node of declared) {
      const name = ts.getNameOfDeclaration(node as ts.Declaration);
      if (name) names.add(name.getText());
    }
  };
  const code = /```ts\n([^]*?)\n```/.exec(report)?.[1] ?? '';
  ts.createSourceFile('report.ts', code, ts.ScriptTarget.ES2022, true).statements.forEach(visit);
  return { names, members };
}

/** Exported names, and members of interfaces, that the earlier report has and the later one lacks. */
export function removedNames(before: string, after: string): string[] {
  const [earlier, later] = [readApi(before), readApi(after)];
  const names = [...earlier.names].filter((name) => !later.names.has(name));
  const members = [...earlier.members].flatMap(([owner, list]) => {
    const left = later.members.get(owner);
    return left ? [...list].filter((name) => !left.has(name)).map((name) => `${owner}.${name}`) : [];
  });
  return [...names, ...members];
}

/** Whether a version plan is of a new major version of the library. */
export const plansMajor = (plan: string, library: string): boolean =>
  new RegExp(`^['"]?${library}['"]?: (?:pre)?major$`, 'm').test(/^---\n([^]*?)\n---/.exec(plan)?.[1] ?? '');

/** The API report of the last release; undefined for a library that is not released yet. */
function releasedReport({ name, folder, manifest }: Library): string | undefined {
  const file = `${path.relative(root, folder)}/${path.basename(folder)}.api.md`;
  const { status, stdout } = spawnSync('git', ['show', `${name}@${manifest.version}:${file}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return status === 0 ? stdout : undefined;
}

function readPlans(): string[] {
  const folder = path.join(root, '.nx/version-plans');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/**
 * Compares the API reports of the libraries with those of their last releases.
 * @returns undefined when the repository has no tag of a release
 */
export function missingMajorPlans(): string[] | undefined {
  const plans = readPlans();
  const released = libraries().flatMap((library) => {
    const before = releasedReport(library);
    return before === undefined ? [] : [{ ...library, before }];
  });
  if (released.length === 0) return undefined;
  return released.flatMap(({ name, folder, before }) => {
    const after = readFileSync(path.join(folder, `${path.basename(folder)}.api.md`), 'utf8');
    const removed = removedNames(before, after);
    return removed.length === 0 || plans.some((plan) => plansMajor(plan, name))
      ? []
      : [`${name} needs a major plan: it no longer has ${removed.join(', ')}`];
  });
}

if (process.argv[1] === import.meta.filename) {
  const issues = missingMajorPlans() ?? ['No release is known: git fetch --tags'];
  for (const issue of issues) console.error(issue);
  if (issues.length > 0) process.exitCode = 1;
}
