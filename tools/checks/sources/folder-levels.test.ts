// Folders of a project do not import each other in a cycle, and its imports have few levels: a reader of one part needs no
// other part above it. Types, stories and test support count; tests do not, because they may use every part.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import ts from 'typescript';
import { moduleImports } from '@zarra/tools/packages/module-imports';
import { root } from '@zarra/tools/prepare';
import { longestChain, partImports, type PartImports } from './folder-levels.js';

const MAX_LEVELS = 6;

const EXTENSIONS = ['.ts', '.tsx'];
const TESTS = ['**/*.test.*', '**/*.spec.*'];
const withoutExtension = (file: string) => file.replace(/\.[jt]sx?$/, '');

/** Folders of projects with sources, such as `libs/auth`. */
const projects = ts.sys
  .readDirectory(root, ['package.json'], ['**/node_modules', '**/dist'], ['*/*/package.json'])
  .map((manifest) => path.relative(root, path.dirname(manifest)))
  .filter((project) => ts.sys.directoryExists(path.join(root, project, 'src')));

function partsOf(project: string): PartImports {
  const src = path.join(root, project, 'src');
  const imports = ts.sys.readDirectory(src, EXTENSIONS, TESTS).map((file) => {
    const specifiers = [...moduleImports(readFileSync(file, 'utf8'))].filter((name) => name.startsWith('.'));
    const imported = specifiers.map((name) => path.relative(src, path.join(path.dirname(file), name)));
    return [withoutExtension(path.relative(src, file)), imported.map(withoutExtension)] as const;
  });
  return partImports(new Map(imports));
}

describe('the folders of a project have no import cycle and few levels', () => {
  assert.ok(projects.length > 10, `projects: ${projects.join(', ')}`);
  for (const project of projects)
    test(project, () => {
      const { chain, isCycle } = longestChain(partsOf(project));
      assert.ok(!isCycle, `cycle: ${chain.join(' > ')}`);
      assert.ok(chain.length <= MAX_LEVELS, `${chain.length} levels: ${chain.join(' > ')}`);
    });
});

describe('the check reports', () => {
  const chainOf = (imports: Readonly<Record<string, readonly string[]>>) =>
    longestChain(partImports(new Map(Object.entries(imports))));

  test('the longest chain of folders and files', () =>
    assert.deepEqual(
      chainOf({ index: ['a/x', 'b/y'], 'a/x': ['a/z', 'b/y'], 'a/z': [], 'b/y': ['c'], c: ['missing'] }),
      { chain: ['index', 'a', 'b', 'c'], isCycle: false },
    ));
  test('a cycle of folders whose files have none', () =>
    assert.deepEqual(chainOf({ 'a/x': ['b/y'], 'b/y': [], 'b/z': ['a/x'] }), {
      chain: ['a', 'b', 'a'],
      isCycle: true,
    }));
});
