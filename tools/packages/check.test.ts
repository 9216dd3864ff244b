// Proves that the check of packages refuses what it should: plants faults in a package that has none.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { build } from 'esbuild';
import { exampleFaults, examplesOf } from './examples.js';
import { readManifest, root } from './libraries.js';
import { reachedFiles } from './module-imports.js';
import { filesBelow, packAll, type Packed } from './pack.js';
import { contentFaults, typeFaults } from './package-faults.js';
import { publishedManifest } from './stage.js';

const work = mkdtempSync(path.join(tmpdir(), 'zarra-check-'));
after(() => rmSync(work, { recursive: true, force: true }));
const fresh = () => mkdtempSync(path.join(work, 'sample-'));

type Files = Readonly<Record<string, string | undefined>>;
interface Planted {
  /** Fields instead of the sample's. */
  readonly manifest?: object;
  /** Files instead of the sample's; undefined leaves one out. */
  readonly files?: Files;
}

const MANIFEST = {
  name: '@zarra/sample',
  version: '1.0.0',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  repository: { type: 'git', url: 'git+https://example.org/sample.git', directory: 'libs/sample' },
  engines: { node: '>=20.19' },
  exports: {
    '.': { types: './dist/index.d.ts', import: './dist/index.js' },
    './package.json': './package.json',
  },
  peerDependencies: { 'styled-components': '^6.3.0' },
};
const BOX = "import { styled } from 'styled-components';\nexport const Box = styled.p";
const FILES: Files = {
  'README.md': `# Sample\n${'A line.\n'.repeat(60)}\n\`\`\`ts\nimport { Box } from '@zarra/sample';\n\`\`\`\n`,
  'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n',
  LICENSE: 'MIT',
  'dist/index.d.ts': "export { Box } from './box.js';\n",
  'dist/index.js': "export { Box } from './box.js';\n",
  'dist/box.d.ts': 'export declare const Box: unknown;\n',
  'dist/box.js': `'use client';\n${BOX}.withConfig({ componentId: 'a' })\`\`;\n`,
};

function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** Writes a small package as it would be unpacked: without fault, except for what is planted. */
function writeSample(folder: string, { manifest, files }: Planted = {}): Packed {
  writeFiles(folder, { ...FILES, 'package.json': JSON.stringify({ ...MANIFEST, ...manifest }), ...files });
  const name = MANIFEST.name;
  return { name, tarball: '', bytes: 0, folder, files: filesBelow(folder), manifest: readManifest(folder) };
}

const source = fresh();
writeFiles(source, {
  'src/index.ts': "export { Box } from './box.js';\n",
  'src/box.tsx': `'use client';\n${BOX}\`\`;\n`,
});
const faultsWith = (planted?: Planted) => contentFaults(writeSample(fresh(), planted), source);

const entry = (target: object) => ({ exports: { '.': target } });
const bundled = await build({
  stdin: { contents: "export { styled as Box } from 'styled-components';", resolveDir: root },
  ...{ bundle: true, minify: true, format: 'esm', write: false, external: ['react'] },
});

describe('the check of a package', () => {
  test('finds nothing in a good one', async () => assert.deepEqual(await faultsWith(), []));

  const manifest = (name: string, fields: object, refusal: RegExp) => ({ name, refusal, manifest: fields });
  const file = (name: string, place: string, text: string | undefined, refusal: RegExp) => ({
    ...{ name, refusal },
    files: { [place]: text },
  });
  for (const { name, refusal, ...planted } of [
    manifest(
      'a dangling export',
      entry({ types: './dist/index.d.ts', import: './dist/gone.js' }),
      /dist\/gone\.js but the file does not exist/,
    ),
    manifest(
      'the source condition',
      entry({ '@zarra/source': './dist/index.js', import: './dist/index.js' }),
      /private condition @zarra\/source/,
    ),
    manifest('scripts', { scripts: {} }, /has `scripts`/),
    manifest('no engines', { engines: undefined }, /engines\.node/),
    manifest('no directory', { repository: {} }, /repository\.directory/),
    manifest('no statement on side effects', { sideEffects: undefined }, /sideEffects/),
    manifest('a declaration in vain', { dependencies: { zod: '4.0.0' } }, /declares zod and does not use/),
    manifest(
      'a peer that is not passed on',
      { dependencies: { 'react-hook-form': '7.0.0' } },
      /does not pass on react, a peer of its react-hook-form/,
    ),
    file('no README', 'README.md', undefined, /has no README\.md/),
    file('a README of a few lines', 'README.md', '```ts\n1;\n```\n', /README has 3 lines/),
    file('a README without an example', 'README.md', 'A line.\n'.repeat(60), /no example/),
    file('no changelog', 'CHANGELOG.md', undefined, /has no CHANGELOG\.md/),
    file('a changelog that stops earlier', 'CHANGELOG.md', '## 0.9.0', /does not mention 1\.0\.0/),
    file('no licence', 'LICENSE', undefined, /has no LICENSE/),
    file('a source', 'src/box.ts', '', /ships src\/box\.ts/),
    file('a test', 'dist/box.test.js', '', /ships dist\/box\.test\.js/),
    file('test support', 'dist/test-box.js', '', /ships dist\/test-box\.js/),
    file('a story', 'dist/box.stories.js', '', /ships dist\/box\.stories\.js/),
    file('a source map', 'dist/box.js.map', '', /ships dist\/box\.js\.map/),
    file('a lost directive', 'dist/box.js', `${BOX}\`\`;\n`, /dist\/box\.js lost its "use client"/),
    file('a style without an id', 'dist/box.js', `'use client';\n${BOX}\`\`;\n`, /box\.js .* without an id/),
    file('an undeclared import', 'dist/index.js', "import 'ky';", /imports ky and does not declare/),
    file('a lazy undeclared import', 'dist/index.js', "import('ky');", /imports ky/),
    file('an undeclared type', 'dist/index.d.ts', "export type A = import('ky').Ky;", /imports ky/),
    file('a module that is not there', 'dist/box.js', undefined, /imports \.\/box\.js, which is not/),
    file(
      'a re-exported module that is not there',
      'dist/index.d.ts',
      "export * as box from './gone.js';",
      /imports \.\/gone\.js, which is not/,
    ),
    file(
      'a bundled peer',
      'dist/box.js',
      `'use client';\n${bundled.outputFiles[0]?.text}`,
      /box\.js does not import styled-components, which its source imports/,
    ),
    file('the code of another library', 'dist/words.js', 'export const a = 1;', /words\.js has no source/),
  ])
    test(`refuses ${name}`, async () => {
      const faults = await faultsWith(planted);
      assert.ok(
        faults.some((fault) => refusal.test(fault)),
        `refused: ${faults.join('; ')}`,
      );
    });
});

test('publint and attw examine what npm packs', async () => {
  const pack = (planted?: Planted) => {
    const folder = fresh();
    writeSample(folder, planted);
    const [packed] = packAll([folder], fresh());
    assert.ok(packed);
    return packed;
  };
  const good = pack();
  assert.deepEqual([...(await contentFaults(good, source)), ...(await typeFaults(good))], []);
  const broken = pack({
    manifest: entry({ import: './dist/index.js', types: './dist/index.d.ts' }),
    files: { 'dist/index.d.ts': "export { Box } from './box';\n" },
  });
  assert.match((await contentFaults(broken, source)).join(), /publint: [^,]*types/);
  assert.match((await typeFaults(broken)).join(), /nternal resolution/);
});

describe('what is shipped', () => {
  test('package.json without what serves the workspace', () => {
    const exports = { '.': { '@zarra/source': './src/index.ts', import: './dist/index.js' } };
    const workspaceOnly = { scripts: {}, nx: {}, devDependencies: {} };
    const published = publishedManifest({ name: 'a', version: '1.0.0', exports, ...workspaceOnly });
    assert.deepEqual(JSON.parse(published), {
      name: 'a',
      version: '1.0.0',
      exports: { '.': { import: './dist/index.js' } },
    });
  });

  test('only declarations that an entry reaches', () => {
    const { folder } = writeSample(fresh(), { files: { 'dist/left-behind.d.ts': '' } });
    assert.deepEqual([...reachedFiles(folder, 'dist/index.d.ts')], ['dist/index.d.ts', 'dist/box.d.ts']);
  });
});

describe('examples', () => {
  test('carry what surrounds them in a program', () => {
    const [example] = examplesOf(
      'Text\n\n<!-- given\ndeclare const a: number;\n-->\n\n```ts\nexport const b = a;\n```\n',
    );
    assert.match(example?.code ?? '', /declare const a: number;\nexport const b = a;/);
  });

  test('that do not compile are refused', () => {
    const into = fresh();
    const readme =
      "```ts\nimport { Gone } from '@zarra/sample';\n```\n\n```ts\nimport { Box } from '@zarra/sample';\n```\n";
    const packed = writeSample(path.join(into, 'node_modules/@zarra/sample'), {
      files: { 'README.md': readme },
    });
    const { count, faults } = exampleFaults([packed], into).get('@zarra/sample') ?? { count: 0, faults: [] };
    assert.equal(count, 2);
    assert.equal(faults.length, 1);
    assert.match(faults[0] ?? '', /example at line 1: .*Gone/);
  });
});
