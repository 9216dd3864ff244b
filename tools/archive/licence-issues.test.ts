import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLicenceIssues, type Component } from './licence-issues.js';

const component = (name: string, ...licenses: NonNullable<Component['licenses']>): Component => ({
  name,
  version: '1.2.3',
  licenses,
});

test('licences without conditions on other code are allowed, alone and as an alternative', () => {
  const components = [
    component('a', { license: { id: 'MIT' } }),
    component('b', { expression: '(GPL-3.0-only OR MIT)' }),
    component('c', { expression: 'MIT AND BSD-3-Clause' }),
    component('d', { license: { id: 'OFL-1.1' } }, { license: { id: 'ISC' } }),
  ];
  assert.deepEqual(findLicenceIssues(components), []);
});

test('every other licence is an issue, and so is a missing or unreadable one', () => {
  const components = [
    component('a', { license: { id: 'GPL-3.0-only' } }),
    component('b', { expression: 'MIT AND AGPL-3.0-only' }),
    component('c', { license: { name: 'SEE LICENSE IN LICENSE.md' } }),
    component('d'),
    component('e', { expression: '(MIT OR (GPL-2.0-only AND ISC))' }),
    component('f', { license: { id: 'MIT' } }, { license: { id: 'BUSL-1.1' } }),
  ];
  assert.deepEqual(findLicenceIssues(components), [
    'a 1.2.3: GPL-3.0-only',
    'b 1.2.3: MIT AND AGPL-3.0-only',
    'c 1.2.3: SEE LICENSE IN LICENSE.md',
    'd 1.2.3: no licence',
    'e 1.2.3: (MIT OR (GPL-2.0-only AND ISC))',
    'f 1.2.3: MIT AND BUSL-1.1',
  ]);
});
