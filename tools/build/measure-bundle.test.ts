import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { build } from 'vite';
import { checkBudget, measureBundle } from './measure-bundle.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'zarra-bundle-'));
after(() => rmSync(folder, { recursive: true, force: true }));
for (const [file, text] of Object.entries({
  'main.js': `document.onclick = () => Promise.all([import('./home.js'), import('./lesson.js')]);`,
  'home.js': `import { agent } from './common.js';\ndocument.title = agent + 'home';`,
  'lesson.js': `import { agent } from './common.js';\ndocument.title = agent + 'lesson';`,
  'common.js': `export const agent = navigator.userAgent;`,
}))
  writeFileSync(path.join(folder, file), text);

test('a screen counts with the entry and their static imports, without other screens', async () => {
  const built = await build({
    root: folder,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: path.join(folder, 'main.js') } },
  });
  assert.ok('output' in built);
  const bundle = Object.fromEntries(built.output.map((file) => [file.fileName, file]));
  const { loadedBy, bytes } = measureBundle(bundle);
  const files = loadedBy('/home.js');
  const names = [...files].map((file) => path.basename(file).replace(/-.{8}\.js$/, ''));
  assert.deepEqual(names.sort(), ['common', 'home', 'main']);
  assert.ok(bytes(files) > bytes([...files].slice(0, 2)));
});

test('one byte over the budget fails', () => {
  checkBudget('A page', 100, 100);
  assert.throws(() => checkBudget('A page', 101, 100), /over budget/);
});
