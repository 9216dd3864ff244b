// Tests the check of packages: each test seeds one error in a valid sample package.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { build } from 'esbuild';
import { entryIssues } from './entry-issues.js';
import { exampleIssues, examplesOf } from './examples.js';
import { readManifest, root } from './libraries.js';
import { reachableFiles } from './module-imports.js';
import { filesBelow, packAll, type Packed } from './pack.js';
import { contentIssues, typeIssues } from './package-issues.js';
import { publishedManifest } from './prepare.js';

const work = mkdtempSync(path.join(tmpdir(), 'zarra-check-'));
after(() => rmSync(work, { recursive: true, force: true }));
const newFolder = () => mkdtempSync(path.join(work, 'sample-'));

type Files = Readonly<Record<string, string | undefined>>;
interface Changes {
  /** Fields that replace the sample's. */
  readonly manifest?: object;
  /** Files that replace the sample's; undefined removes one. */
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

/** Writes an unpacked sample package. It is valid except for the changes. */
function writeSample(folder: string, { manifest, files }: Changes = {}): Packed {
  writeFiles(folder, { ...FILES, 'package.json': JSON.stringify({ ...MANIFEST, ...manifest }), ...files });
  const name = MANIFEST.name;
  return { name, tarball: '', bytes: 0, folder, files: filesBelow(folder), manifest: readManifest(folder) };
}

const source = newFolder();
writeFiles(source, {
  'src/index.ts': "export { Box } from './box.js';\n",
  'src/box.tsx': `'use client';\n${BOX}\`\`;\n`,
});
const issuesWith = (changes?: Changes) => contentIssues(writeSample(newFolder(), changes), source);

const letters = 'ABCDEFGHIJKLMNO'.split('');
const entry = (target: object) => ({ exports: { '.': target } });
const bundled = await build({
  stdin: { contents: "export { styled as Box } from 'styled-components';", resolveDir: root },
  ...{ bundle: true, minify: true, format: 'esm', write: false, external: ['react'] },
});

describe('the check of a package', () => {
  test('accepts a valid one', async () => assert.deepEqual(await issuesWith(), []));

  const manifest = (name: string, fields: object, expected: RegExp) => ({ name, expected, manifest: fields });
  const file = (name: string, filePath: string, text: string | undefined, expected: RegExp) => ({
    ...{ name, expected },
    files: { [filePath]: text },
  });
  for (const { name, expected, ...changes } of [
    manifest(
      'a dangling export',
      entry({ types: './dist/index.d.ts', import: './dist/missing.js' }),
      /dist\/missing\.js but the file does not exist/,
    ),
    manifest(
      'the source condition',
      entry({ '@zarra/source': './dist/index.js', import: './dist/index.js' }),
      /private condition @zarra\/source/,
    ),
    manifest('scripts', { scripts: {} }, /has `scripts`/),
    manifest('no engines', { engines: undefined }, /engines\.node/),
    manifest('no directory', { repository: {} }, /repository\.directory/),
    manifest('a missing sideEffects field', { sideEffects: undefined }, /sideEffects/),
    manifest('an unused dependency', { dependencies: { zod: '^4.4.0' } }, /declares zod and does not use/),
    manifest('an exact version', { dependencies: { zod: '4.6.7' } }, /requires exactly zod 4\.6\.7/),
    manifest(
      'a peer of a dependency that is not declared',
      { dependencies: { 'react-hook-form': '^7.0.0' } },
      /does not pass on react, a peer of its react-hook-form/,
    ),
    file(
      'an entry with more than 15 names',
      'dist/index.d.ts',
      `export { ${letters.join(', ')} } from './box.js';\nexport type P = string;\n`,
      /dist\/index\.d\.ts exports 16 names/,
    ),
    file(
      'an entry that does not list its names',
      'dist/index.d.ts',
      "export * from './box.js';",
      /index\.d\.ts exports all names/,
    ),
    file('no README', 'README.md', undefined, /has no README\.md/),
    file('a README of a few lines', 'README.md', '```ts\n1;\n```\n', /README has 3 lines/),
    file('a README without an example', 'README.md', 'A line.\n'.repeat(60), /no example/),
    file('no changelog', 'CHANGELOG.md', undefined, /has no CHANGELOG\.md/),
    file('a changelog without this version', 'CHANGELOG.md', '## 0.9.0', /does not mention 1\.0\.0/),
    file('no licence', 'LICENSE', undefined, /has no LICENSE/),
    file('a source', 'src/box.ts', '', /ships src\/box\.ts/),
    file('a test', 'dist/box.test.js', '', /ships dist\/box\.test\.js/),
    file('test support', 'dist/testing/box.js', '', /ships dist\/testing\/box\.js/),
    file('a story', 'dist/box.stories.js', '', /ships dist\/box\.stories\.js/),
    file('a source map', 'dist/box.js.map', '', /ships dist\/box\.js\.map/),
    file('a lost directive', 'dist/box.js', `${BOX}\`\`;\n`, /dist\/box\.js lost its "use client"/),
    file('a style without an id', 'dist/box.js', `'use client';\n${BOX}\`\`;\n`, /box\.js .* without an id/),
    file('an undeclared import', 'dist/index.js', "import 'ky';", /imports ky and does not declare/),
    file('a lazy undeclared import', 'dist/index.js', "import('ky');", /imports ky/),
    file('an undeclared type', 'dist/index.d.ts', "export type A = import('ky').Ky;", /imports ky/),
    file('an import of a missing module', 'dist/box.js', undefined, /imports \.\/box\.js, which is not/),
    file(
      'a re-export of a missing module',
      'dist/index.d.ts',
      "export * as box from './missing.js';",
      /imports \.\/missing\.js, which is not/,
    ),
    file(
      'a bundled peer',
      'dist/box.js',
      `'use client';\n${bundled.outputFiles[0]?.text}`,
      /box\.js does not import styled-components, which its source imports/,
    ),
    file('the code of another library', 'dist/other.js', 'export const a = 1;', /other\.js has no source/),
  ])
    test(`reports ${name}`, async () => {
      const issues = await issuesWith(changes);
      assert.ok(
        issues.some((issue) => expected.test(issue)),
        `reported: ${issues.join('; ')}`,
      );
    });
});

test('every entry of a pattern has at most 15 names, the root of ui-kit has more', () => {
  const many = `export { ${[...letters, 'P'].join(', ')} } from './box.js';\n`;
  const sample = writeSample(newFolder(), {
    manifest: {
      exports: {
        '.': { types: './dist/index.d.ts' },
        './*': { types: './dist/*/index.d.ts' },
      },
    },
    files: { 'dist/index.d.ts': many, 'dist/field/index.d.ts': many },
  });
  assert.deepEqual(entryIssues({ ...sample, name: '@zarra/ui-kit' }), [
    'dist/field/index.d.ts exports 16 names, 15 are allowed in an entry',
  ]);
});

/** An entry with both formats. */
const bothFormats = entry({
  types: { require: './cjs/index.d.ts', default: './dist/index.d.ts' },
  import: './dist/index.js',
  require: './cjs/index.js',
});
const COMMON_JS: Files = {
  'cjs/package.json': '{ "type": "commonjs" }',
  'cjs/index.d.ts': "export { Box } from './box.js';\n",
  'cjs/index.js': "exports.Box = require('./box.js').Box;\n",
  'cjs/box.d.ts': 'export declare const Box: unknown;\n',
  'cjs/box.js': `'use client';
const { styled } = require('styled-components');
exports.Box = (0, styled)('p').withConfig({ componentId: 'a' })\`\`;
`,
};

describe('the check of CommonJS', () => {
  test('accepts a valid package', async () =>
    assert.deepEqual(await issuesWith({ manifest: bothFormats, files: COMMON_JS }), []));

  for (const { name, box, expected } of [
    { name: 'a lost directive', box: "require('styled-components');", expected: /cjs\/box\.js lost/ },
    { name: 'an undeclared package', box: "'use client';\nrequire('ky');", expected: /imports ky and/ },
    {
      name: 'a style without an id',
      box: "'use client';\nconst s = require('styled-components');\nexports.Box = (0, s.styled)('p')``;",
      expected: /cjs\/box\.js .* without an id/,
    },
  ])
    test(`reports ${name}`, async () => {
      const files = { ...COMMON_JS, 'cjs/box.js': box };
      assert.match((await issuesWith({ manifest: bothFormats, files })).join('; '), expected);
    });
});

test('publint and attw check the packed files', async () => {
  const pack = (changes?: Changes) => {
    const folder = newFolder();
    writeSample(folder, changes);
    const [packed] = packAll([folder], newFolder());
    assert.ok(packed);
    return packed;
  };
  const valid = pack();
  assert.deepEqual([...(await contentIssues(valid, source)), ...(await typeIssues(valid))], []);
  const broken = pack({
    manifest: entry({ import: './dist/index.js', types: './dist/index.d.ts' }),
    files: { 'dist/index.d.ts': "export { Box } from './box';\n" },
  });
  const esmTypes = { types: './dist/index.d.ts', import: './dist/index.js', require: './cjs/index.js' };
  const masquerading = pack({ manifest: entry(esmTypes), files: COMMON_JS });
  assert.match((await typeIssues(masquerading)).join(), /masquerading/i);
  assert.deepEqual(await typeIssues(pack({ manifest: bothFormats, files: COMMON_JS })), []);
  assert.match((await contentIssues(broken, source)).join(), /publint: [^,]*types/);
  assert.match((await typeIssues(broken)).join(), /nternal resolution/);
});

describe('a published package', () => {
  test('has a package.json without the fields of the workspace', () => {
    const exports = { '.': { '@zarra/source': './src/index.ts', import: './dist/index.js' } };
    const workspaceOnly = { scripts: {}, nx: {}, devDependencies: {} };
    const published = publishedManifest({ name: 'a', version: '1.0.0', exports, ...workspaceOnly });
    assert.deepEqual(JSON.parse(published), {
      name: 'a',
      version: '1.0.0',
      exports: { '.': { import: './dist/index.js' } },
    });
  });

  test('holds only declarations that an entry reaches', () => {
    const { folder } = writeSample(newFolder(), { files: { 'dist/unreachable.d.ts': '' } });
    assert.deepEqual([...reachableFiles(folder, 'dist/index.d.ts')], ['dist/index.d.ts', 'dist/box.d.ts']);
  });
});

describe('examples', () => {
  test('include the hidden code around them', () => {
    const [example] = examplesOf(
      'Text\n\n<!-- given\ndeclare const a: number;\n-->\n\n```ts\nexport const b = a;\n```\n',
    );
    assert.match(example?.code ?? '', /declare const a: number;\nexport const b = a;/);
  });

  test('that do not compile are reported', () => {
    const into = newFolder();
    const readme =
      "```ts\nimport { Missing } from '@zarra/sample';\n```\n\n```ts\nimport { Box } from '@zarra/sample';\n```\n";
    const packed = writeSample(path.join(into, 'node_modules/@zarra/sample'), {
      files: { 'README.md': readme },
    });
    const { count, issues } = exampleIssues([packed], into).get('@zarra/sample') ?? { count: 0, issues: [] };
    assert.equal(count, 2);
    assert.equal(issues.length, 1);
    assert.match(issues[0] ?? '', /example at line 1: .*Missing/);
  });
});
