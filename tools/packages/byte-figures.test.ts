import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { exportedNames, sizeTable, tableFaults } from './byte-figures.js';
import { reachedFiles } from './module-imports.js';

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

const button = { name: 'Button', bytes: 11_700, own: 1100, others: [] };
const menu = { name: 'Menu', bytes: 55_500, own: 44_900, others: ['Icon'] };

test('an index gives the module of each name', () => {
  assert.deepEqual(Object.fromEntries(exportedNames(dist)), {
    Button: 'button/button.js',
    Card: 'card/card.js',
    CardFrame: 'card/card.js',
  });
});

test('a module reaches what it imports, and nothing else of its package', () => {
  assert.deepEqual([...reachedFiles(dist, 'button/button.js')], ['button/button.js', 'ring/ring.js']);
});

test('a table that was just made is true', () => {
  assert.deepEqual(tableFaults(sizeTable([button, menu]), [button, menu]), []);
});

test('a table is stale when a component grows by more than 2 %, is missing, or is gone', () => {
  const readme = sizeTable([button, menu]);
  assert.deepEqual(tableFaults(readme, [{ ...button, bytes: 11_850 }, menu]), []);
  assert.deepEqual(tableFaults(readme, [{ ...button, bytes: 12_000 }, menu]), [
    'README: Button 11.7 kB, measured: 12.0 kB',
  ]);
  assert.deepEqual(tableFaults(readme, [button, menu, { ...button, name: 'Badge' }]), [
    'README: Badge 0.0 kB, measured: 11.7 kB',
  ]);
  assert.deepEqual(tableFaults(readme, [button]), ['README has Menu, which is not exported']);
});
