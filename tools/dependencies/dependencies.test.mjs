// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../run/prepare.mjs';
import { lockfileFaults } from './lockfile-faults.mjs';

/** @type {{ packages: Record<string, import('./lockfile-faults.mjs').LockedPackage> }} */
const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** @param {Record<string, import('./lockfile-faults.mjs').LockedPackage>} more */
const withMore = (more) => lockfileFaults({ packages: { ...lockfile.packages, ...more } }).faults;

test('what runs has licences that ask for nothing more, and comes once', () => {
  const { shipped, faults } = lockfileFaults(lockfile);
  assert.deepEqual(faults, []);
  assert.ok(shipped > 100, `only ${shipped} packages were looked at`);
});

test('a licence that asks for more is refused, and none at all', () => {
  assert.deepEqual(withMore({ 'node_modules/gift': { version: '1.0.0', license: 'GPL-3.0-only' } }), [
    'gift 1.0.0: licence GPL-3.0-only',
  ]);
  assert.deepEqual(withMore({ 'node_modules/gift': { version: '1.0.0', license: '(MIT AND AGPL-3.0)' } }), [
    'gift 1.0.0: licence (MIT AND AGPL-3.0)',
  ]);
  assert.deepEqual(withMore({ 'node_modules/gift': { version: '1.0.0' } }), [
    'gift 1.0.0: licence none stated',
  ]);
  assert.deepEqual(
    withMore({ 'node_modules/gift': { version: '1.0.0', license: '(MIT OR GPL-3.0-only)' } }),
    [],
  );
});

test('a second React is refused; a tool may come twice', () => {
  const react = lockfile.packages['node_modules/react']?.version ?? '';
  const second = { version: '18.3.1', license: 'MIT' };
  assert.deepEqual(withMore({ 'node_modules/katex/node_modules/react': second }), [
    `react comes 2 times: ${react}, 18.3.1`,
  ]);
  assert.deepEqual(withMore({ 'node_modules/katex/node_modules/react': { ...second, dev: true } }), []);
});

test('no address to download from is written down', () => {
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  assert.doesNotMatch(text, /"resolved": "[a-z]+:/);
});
