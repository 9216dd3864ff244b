import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../run/prepare.mjs';
import { lockfileFaults, type LockedPackage, type Lockfile } from './lockfile-faults.js';

const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as Lockfile;

const withMore = (place: string, locked: LockedPackage) =>
  lockfileFaults({ packages: { ...packages, [`node_modules/${place}`]: locked } }).faults;

test('what runs has licences that ask for nothing more, and comes once', () => {
  const { shipped, faults } = lockfileFaults({ packages });
  assert.deepEqual(faults, []);
  assert.ok(shipped > 100, `only ${shipped} packages were looked at`);
});

test('a licence that asks for more is refused, and none at all', () => {
  for (const license of ['GPL-3.0-only', '(MIT AND AGPL-3.0)'])
    assert.deepEqual(withMore('gift', { version: '1.0.0', license }), [`gift 1.0.0: licence ${license}`]);
  assert.deepEqual(withMore('gift', { version: '1.0.0' }), ['gift 1.0.0: licence none stated']);
  assert.deepEqual(withMore('gift', { version: '1.0.0', license: '(MIT OR GPL-3.0-only)' }), []);
});

test('a second React is refused; a tool may come twice', () => {
  const react = packages['node_modules/react']?.version;
  const second = { version: '18.3.1', license: 'MIT' };
  assert.deepEqual(withMore('katex/node_modules/react', second), [`react comes 2 times: ${react}, 18.3.1`]);
  assert.deepEqual(withMore('katex/node_modules/react', { ...second, dev: true }), []);
});

test('no address to download from is written down', () => {
  assert.doesNotMatch(text, /"resolved": "[a-z]+:/);
});
