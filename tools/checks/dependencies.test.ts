import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '@zarra/tools/prepare';
import { lockfileIssues, type LockedPackage, type Lockfile } from './lockfile-issues.js';

const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as Lockfile;

const issuesWith = (place: string, locked: LockedPackage) =>
  lockfileIssues({ packages: { ...packages, [`node_modules/${place}`]: locked } }).issues;

test('runtime dependencies have allowed licences and one version each', () => {
  const { shipped, issues } = lockfileIssues({ packages });
  assert.deepEqual(issues, []);
  assert.ok(shipped > 100, `only ${shipped} packages were checked`);
});

test('a licence that is not allowed and a missing one are reported', () => {
  for (const license of ['GPL-3.0-only', '(MIT AND AGPL-3.0)'])
    assert.deepEqual(issuesWith('gift', { version: '1.0.0', license }), [`gift 1.0.0: licence ${license}`]);
  assert.deepEqual(issuesWith('gift', { version: '1.0.0' }), ['gift 1.0.0: licence none stated']);
  assert.deepEqual(issuesWith('gift', { version: '1.0.0', license: '(MIT OR GPL-3.0-only)' }), []);
});

test('a second version of React is reported; a development dependency may have two', () => {
  const react = packages['node_modules/react']?.version;
  const second = { version: '18.3.1', license: 'MIT' };
  assert.deepEqual(issuesWith('temml/node_modules/react', second), [
    `react has 2 versions: ${react}, 18.3.1`,
  ]);
  assert.deepEqual(issuesWith('temml/node_modules/react', { ...second, dev: true }), []);
});

test('the lockfile contains no download addresses', () => {
  assert.doesNotMatch(text, /"resolved": "[a-z]+:/);
});
