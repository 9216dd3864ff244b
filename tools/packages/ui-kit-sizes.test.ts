import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { exportedModules, sizeTable, tableIssues } from './ui-kit-sizes.js';
import { reachableFiles } from './module-imports.js';

const dist = mkdtempSync(path.join(tmpdir(), 'zarra-dist-'));
after(() => rmSync(dist, { recursive: true, force: true }));
for (const [file, text] of Object.entries({
  'index.js': `import { Button } from "./button/button.js";\nimport { Card, CardFrame } from "./card/card.js";\n`,
  'button/button.js': `import { ring } from '../ring/ring.js';\nexport const Button = ring;\n`,
  'ring/ring.js': `import { styled } from 'styled-components';\nexport const ring = styled;\n`,
  'card/card.js': `export const Card = 1;\nexport const CardFrame = 2;\n`,
})) {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
}

const button = { name: 'Button', bytes: 11_700, ownBytes: 1100, contains: [] };
const menu = { name: 'Menu', bytes: 55_500, ownBytes: 44_900, contains: ['Icon'] };

test('the index names the module of each export', () => {
  assert.deepEqual(Object.fromEntries(exportedModules(dist)), {
    Button: 'button/button.js',
    Card: 'card/card.js',
    CardFrame: 'card/card.js',
  });
});

test('the reachable files of a module are those it imports, directly or not', () => {
  assert.deepEqual([...reachableFiles(dist, 'button/button.js')], ['button/button.js', 'ring/ring.js']);
});

test('a new table has no issues', () => {
  assert.deepEqual(tableIssues(sizeTable([button, menu]), [button, menu]), []);
});

test('a table is stale when a component grows by more than 2 %, is missing, or is no longer exported', () => {
  const readme = sizeTable([button, menu]);
  assert.deepEqual(tableIssues(readme, [{ ...button, bytes: 11_850 }, menu]), []);
  assert.deepEqual(tableIssues(readme, [{ ...button, bytes: 12_000 }, menu]), [
    'README: Button 11.7 kB, measured: 12.0 kB',
  ]);
  assert.deepEqual(tableIssues(readme, [button, menu, { ...button, name: 'Badge' }]), [
    'README: Badge 0.0 kB, measured: 11.7 kB',
  ]);
  assert.deepEqual(tableIssues(readme, [button]), ['README has Menu, which is not exported']);
});
