// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from './libraries.mjs';
import { filesBelow } from './shipped-files.mjs';
/** @typedef {import('./pack.mjs').Packed} Packed */

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

/** @type {Record<string, string>} */
const FILES = {
  'README.md': `# Sample\n${'A line.\n'.repeat(60)}\n\`\`\`ts\nimport { Box } from '@zarra/sample';\n\`\`\`\n`,
  'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n',
  LICENSE: 'MIT',
  'dist/index.d.ts': "export { Box } from './box.js';\n",
  'dist/index.js': "export { Box } from './box.js';\n",
  'dist/box.d.ts': 'export declare const Box: unknown;\n',
  'dist/box.js':
    "'use client';\nimport { styled } from 'styled-components';\nexport const Box = styled.p``;\n",
};
/** What the sample is made of, as far as it says something of the package. */
export const SAMPLE_SOURCE = { 'src/box.tsx': "'use client';\n" };

/**
 * Writes a small package as it would be unpacked: without fault, but for what is planted.
 * @param {string} folder an empty one
 * @param {{ manifest?: Record<string, unknown>, files?: Record<string, string | undefined> }} [planted]
 *   fields and files instead of the sample's; undefined leaves one out
 * @returns {Packed}
 */
export function writeSample(folder, { manifest = {}, files = {} } = {}) {
  const all = { ...FILES, 'package.json': JSON.stringify({ ...MANIFEST, ...manifest }), ...files };
  for (const [file, text] of Object.entries(all)) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return {
    name: MANIFEST.name,
    tarball: '',
    bytes: 0,
    folder,
    files: filesBelow(folder),
    manifest: readManifest(folder),
  };
}
