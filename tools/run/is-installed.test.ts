import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { installedShare, isInstalled } from './is-installed.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'zarra-installed-'));
after(() => rmSync(folder, { recursive: true }));

const locked = {
  '': { name: 'workspace', version: '1.0.0' },
  'libs/one': { version: '1.0.0' },
  'node_modules/one': { link: true, resolved: 'libs/one' },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
  'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const { '': _root, 'node_modules/other-platform': _optional, ...installed } = locked;

const write = (file: string, packages: object) =>
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
const writeInstalled = (packages: object) => write('node_modules/.package-lock.json', packages);

beforeEach(() => {
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'node_modules'));
  write('package-lock.json', locked);
});

test('what npm installed from the lockfile counts, without packages of other platforms', () => {
  // npm adds the address of each package.
  writeInstalled({
    ...installed,
    'node_modules/react': { ...installed['node_modules/react'], resolved: 'https:' },
  });
  assert.equal(isInstalled(folder), true);
});

test('an installation that did not finish does not count', () => assert.equal(isInstalled(folder), false));

test('an installation from another lockfile does not count', () => {
  for (const changed of [
    { 'node_modules/react': { version: '18.0.0', integrity: 'sha512-c' } },
    { 'node_modules/react': { version: '19.0.0', integrity: 'sha512-c' } },
    { 'node_modules/removed': { version: '1.0.0' } },
  ]) {
    writeInstalled({ ...installed, ...changed });
    assert.equal(isInstalled(folder), false, JSON.stringify(changed));
  }
  const { 'node_modules/react': _react, ...rest } = installed;
  writeInstalled(rest);
  assert.equal(isInstalled(folder), false, 'a package is missing');
});

test('the share of the packages that are in node_modules', () => {
  assert.equal(installedShare(folder), 0);
  const places = Object.keys(locked).filter((place) => place.includes('node_modules/'));
  for (const [index, place] of places.entries()) {
    mkdirSync(path.join(folder, place), { recursive: true });
    writeFileSync(path.join(folder, place, 'package.json'), '{}');
    assert.equal(installedShare(folder), (index + 1) / places.length);
  }
});
