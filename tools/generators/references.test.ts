import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readJson, writeJson, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import syncReferences from './references/generator.mjs';

interface Config {
  readonly references: readonly { readonly path: string }[];
}
const referencesOf = (tree: Tree, config: string) =>
  readJson<Config>(tree, config).references.map(({ path }) => path);

/** A workspace with a library `text`, an app that depends on it, and a reference to a library that was removed. */
function staleWorkspace(): Tree {
  const tree = createTreeWithEmptyWorkspace();
  writeJson(tree, 'package.json', { name: 'workspace', workspaces: ['libs/*', 'apps/*'] });
  writeJson(tree, 'tsconfig.json', { files: [], references: [{ path: 'libs/removed' }] });
  writeJson(tree, 'libs/text/package.json', { name: '@sample/text', version: '1.0.0' });
  writeJson(tree, 'libs/text/tsconfig.json', {});
  writeJson(tree, 'libs/text/tsconfig.lib.json', { references: [] });
  writeJson(tree, 'apps/site/package.json', {
    name: '@sample/site',
    dependencies: { '@sample/text': '^1.0.0', react: '^19.0.0' },
  });
  writeJson(tree, 'apps/site/tsconfig.json', {
    references: [{ path: '../../libs/removed/tsconfig.lib.json' }],
  });
  return tree;
}

describe('nx sync', () => {
  test('takes the references from the dependencies in package.json files', async () => {
    const tree = staleWorkspace();
    const result = await syncReferences(tree);
    assert.deepEqual(result?.outOfSyncDetails.sort(), [
      'apps/site/tsconfig.json',
      'libs/text/tsconfig.json',
      'tsconfig.json',
    ]);
    assert.deepEqual(referencesOf(tree, 'tsconfig.json').toSorted(), ['apps/site', 'libs/text']);
    assert.deepEqual(referencesOf(tree, 'apps/site/tsconfig.json'), ['../../libs/text/tsconfig.lib.json']);
    assert.deepEqual(referencesOf(tree, 'libs/text/tsconfig.json'), ['./tsconfig.lib.json']);
  });
  test('accepts references that are up to date', async () => {
    const tree = staleWorkspace();
    await syncReferences(tree);
    assert.equal(await syncReferences(tree), undefined);
  });
});
