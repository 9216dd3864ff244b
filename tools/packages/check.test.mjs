// @ts-check
// Proves that the check of packages refuses what it should: plants faults in a package that has none, and looks.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { build } from 'esbuild';
import { exampleFaults, examplesOf } from './examples.mjs';
import { attwFaults, publintFaults } from './faults/linter-faults.mjs';
import { root } from './libraries.mjs';
import { packAll } from './pack.mjs';
import { contentFaults } from './package-faults.mjs';
import { publishedManifest } from './published-manifest.mjs';
import { SAMPLE_SOURCE, writeSample } from './sample-package.mjs';
import { reachedFiles } from './shipped-files.mjs';
import { minifyStyles } from './small-styles.mjs';
import { nameStyles } from './stable-styles.mjs';

const work = mkdtempSync(path.join(tmpdir(), 'zarra-check-'));
after(() => rmSync(work, { recursive: true, force: true }));
const fresh = () => mkdtempSync(path.join(work, 'sample-'));

const source = fresh();
for (const [file, text] of Object.entries(SAMPLE_SOURCE)) {
  mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
  writeFileSync(path.join(source, file), text);
}

/** @param {Parameters<typeof writeSample>[1]} [planted] */
const faultsWith = (planted) => contentFaults(writeSample(fresh(), planted), source, []);

const entry = (/** @type {object} */ target) => ({ exports: { '.': target } });
const bundled = await build({
  stdin: { contents: "export { styled as Box } from 'styled-components';", resolveDir: root },
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
  external: ['react'],
});

describe('the check of a package', () => {
  test('finds nothing in a good one', () => {
    assert.deepEqual(faultsWith(), []);
  });

  /** @type {[name: string, planted: Parameters<typeof writeSample>[1], refusal: RegExp][]} */
  const planted = [
    [
      'a dangling export',
      { manifest: entry({ types: './dist/index.d.ts', import: './dist/gone.js' }) },
      /exports \.\/dist\/gone\.js/,
    ],
    [
      'the source condition',
      { manifest: entry({ '@zarra/source': './dist/index.js', import: './dist/index.js' }) },
      /condition of its own: @zarra\/source/,
    ],
    ['no README', { files: { 'README.md': undefined } }, /has no README\.md/],
    ['a README of a few lines', { files: { 'README.md': '```ts\n1;\n```\n' } }, /README has 3 lines/],
    ['a README without an example', { files: { 'README.md': 'A line.\n'.repeat(60) } }, /no example/],
    ['no changelog', { files: { 'CHANGELOG.md': undefined } }, /has no CHANGELOG\.md/],
    ['a changelog that stops earlier', { files: { 'CHANGELOG.md': '## 0.9.0' } }, /says nothing of 1\.0\.0/],
    ['no licence', { files: { LICENSE: undefined } }, /has no LICENSE/],
    ['a source', { files: { 'src/box.ts': '' } }, /ships src\/box\.ts/],
    ['a test', { files: { 'dist/box.test.js': '' } }, /ships dist\/box\.test\.js/],
    ['what serves tests', { files: { 'dist/test-box.js': '' } }, /ships dist\/test-box\.js/],
    ['a story', { files: { 'dist/box.stories.js': '' } }, /ships dist\/box\.stories\.js/],
    ['a source map', { files: { 'dist/box.js.map': '' } }, /ships dist\/box\.js\.map/],
    ['scripts', { manifest: { scripts: {} } }, /says `scripts`/],
    ['no engines', { manifest: { engines: undefined } }, /engines\.node/],
    ['no directory', { manifest: { repository: {} } }, /repository\.directory/],
    ['no word of side effects', { manifest: { sideEffects: undefined } }, /sideEffects/],
    [
      'a lost directive',
      {
        files: {
          'dist/box.js': "import { styled } from 'styled-components';\nexport const Box = styled.p``;\n",
        },
      },
      /dist\/box\.js lost its "use client"/,
    ],
    [
      'an undeclared import',
      { files: { 'dist/index.js': "import 'ky';" } },
      /imports ky and does not declare/,
    ],
    ['a lazy undeclared import', { files: { 'dist/index.js': "import('ky');" } }, /imports ky/],
    [
      'an undeclared type',
      { files: { 'dist/index.d.ts': "export type A = import('ky').Ky;" } },
      /imports ky/,
    ],
    [
      'a declaration in vain',
      { manifest: { dependencies: { zod: '4.0.0' } } },
      /declares zod and does not use/,
    ],
    [
      'a peer that is not passed on',
      { manifest: { dependencies: { 'react-hook-form': '7.0.0' } } },
      /does not pass on react, a peer of its react-hook-form/,
    ],
    [
      'a module that is not there',
      { files: { 'dist/box.js': undefined } },
      /imports \.\/box\.js, which is not/,
    ],
    [
      'a bundled peer',
      { files: { 'dist/box.js': `'use client';\n${bundled.outputFiles[0]?.text}` } },
      /holds code of styled-components/,
    ],
  ];
  for (const [name, plant, refusal] of planted)
    test(`refuses ${name}`, () => {
      const faults = faultsWith(plant);
      assert.ok(
        faults.some((fault) => refusal.test(fault)),
        `refused: ${faults.join('; ')}`,
      );
    });

  test('refuses the code of another library', () => {
    const words = ['bir', 'ikki', 'uch', 'toʻrt', 'besh', 'olti', 'yetti', 'sakkiz'];
    const code = words.map((word, at) => `export const a${at} = 'qoida ${word} turibdi';`).join('\n');
    const other = writeSample(fresh(), { files: { 'dist/words.js': code } });
    const packed = writeSample(fresh(), { files: { 'dist/inside.js': `const own = 1;\n${code}` } });
    assert.match(contentFaults(packed, source, [other.folder]).join(), /holds code of sample-/);
  });
});

test('publint and attw speak of the tarball', async () => {
  const good = fresh();
  writeSample(good);
  const [packed] = packAll([good], fresh());
  assert.ok(packed);
  assert.deepEqual([...(await publintFaults(packed)), ...(await attwFaults(packed))], []);

  const bad = fresh();
  writeSample(bad, {
    manifest: entry({ import: './dist/index.js', types: './dist/index.d.ts' }),
    files: { 'dist/index.d.ts': "export { Box } from './box';\n" },
  });
  const [broken] = packAll([bad], fresh());
  assert.ok(broken);
  assert.match((await publintFaults(broken)).join(), /types/);
  assert.match((await attwFaults(broken)).join(), /nternal resolution/);
});

describe('what is shipped', () => {
  test('package.json without what serves the workspace', () => {
    const shown = publishedManifest({
      name: 'a',
      version: '1.0.0',
      exports: { '.': { '@zarra/source': './src/index.ts', import: './dist/index.js' } },
      ...{ scripts: {}, nx: {}, devDependencies: {} },
    });
    assert.deepEqual(shown, { name: 'a', version: '1.0.0', exports: { '.': { import: './dist/index.js' } } });
  });

  test('only what an entry reaches', () => {
    const { folder, manifest } = writeSample(fresh(), { files: { 'dist/left-behind.js': '' } });
    const reached = reachedFiles(folder, manifest);
    assert.deepEqual([...reached].sort(), [
      'dist/box.d.ts',
      'dist/box.js',
      'dist/index.d.ts',
      'dist/index.js',
      'package.json',
    ]);
  });

  test('styles with names that do not depend on who counts', () => {
    const code = 'const A = styled.p`a`;\nconst B = styled(A).attrs({ id: 1 })`b`;\nconst c = css`c`;';
    const named = nameStyles(code, 'a/b.js');
    assert.match(named, /styled\.p\.withConfig\(\{ componentId: '(z\w{6})' \}\)`a`/);
    assert.match(named, /attrs\(\{ id: 1 \}\)\.withConfig\(\{ componentId: '(z\w{6})' \}\)`b`/);
    assert.match(named, /css`c`/);
    assert.equal(nameStyles(code, 'a/b.js'), named);
    assert.notEqual(nameStyles(code, 'a/c.js'), named);
  });
});

describe('style sheets in a module', () => {
  test('lose what only people read, and say the same', () => {
    const code =
      'const A = styled.p`\n  margin: 0px;\n\n  &::before {\n    content: "\\\\201C";\n  }\n`;\nconst B = 1;';
    assert.equal(
      minifyStyles(code),
      'const A = styled.p`margin:0;&:before{content:"\\\\201c"}`;\nconst B = 1;',
    );
  });
  test('stay as they are where a value is put into them', () => {
    const code = 'const A = styled.p`\n  margin: ${b};\n`;';
    assert.equal(minifyStyles(code), code);
  });
});

describe('examples', () => {
  test('carry what stands around them in a program', () => {
    const [example] = examplesOf(
      'Text\n\n<!-- given\ndeclare const a: number;\n-->\n\n```ts\nexport const b = a;\n```\n',
    );
    assert.match(example?.code ?? '', /declare const a: number;\nexport const b = a;/);
  });

  test('that do not compile are refused', () => {
    const into = fresh();
    const folder = path.join(into, 'node_modules/@zarra/sample');
    mkdirSync(folder, { recursive: true });
    const readme =
      "```ts\nimport { Gone } from '@zarra/sample';\n```\n\n```ts\nimport { Box } from '@zarra/sample';\n```\n";
    const packed = writeSample(folder, { files: { 'README.md': readme } });
    const { count, faults } = exampleFaults([packed], into).get('@zarra/sample') ?? { count: 0, faults: [] };
    assert.equal(count, 2);
    assert.equal(faults.length, 1);
    assert.match(faults[0] ?? '', /example at line 1: .*Gone/);
  });
});
