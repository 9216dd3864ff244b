// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
/** @typedef {import('../pack.mjs').Packed} Packed */

/** What serves the workspace only, by its path in the package. */
const PRIVATE = [
  /^src\//,
  /\.(?:test|stories|spec)\.[^/]*$/,
  /^dist\/test-[^/]*$/,
  /\.tsbuildinfo$/,
  /\.map$/,
  /(?:^|\/)tsconfig[^/]*$/,
];
const REQUIRED = ['README.md', 'CHANGELOG.md', 'LICENSE'];
const README_LINES = 60;
const STRAY_FIELDS = ['scripts', 'devDependencies', 'nx', 'private', 'workspaces'];

/** @param {string} folder @param {string} file */
const read = (folder, file) => readFileSync(path.join(folder, file), 'utf8');

/** @param {Packed} packed @returns {string[]} */
function textFaults({ folder, files, manifest }) {
  const faults = REQUIRED.filter((file) => !files.includes(file)).map((file) => `has no ${file}`);
  if (files.includes('README.md')) {
    const readme = read(folder, 'README.md');
    const lines = readme.trim().split('\n').length;
    if (lines < README_LINES) faults.push(`README has ${lines} lines of at least ${README_LINES}`);
    if (!/^```tsx?$/m.test(readme)) faults.push('README has no example');
  }
  if (files.includes('CHANGELOG.md') && !read(folder, 'CHANGELOG.md').includes(`## ${manifest.version}`))
    faults.push(`CHANGELOG says nothing of ${manifest.version}`);
  return faults;
}

/** @param {Packed} packed @returns {string[]} */
function fieldFaults({ manifest }) {
  const faults = STRAY_FIELDS.filter((field) => field in manifest).map(
    (field) => `package.json says \`${field}\``,
  );
  if (!manifest.engines?.['node']) faults.push('package.json names no engines.node');
  if (!manifest.repository?.directory) faults.push('package.json names no repository.directory');
  if (manifest.sideEffects === undefined) faults.push('package.json says nothing of sideEffects');
  return faults;
}

/**
 * Modules for the client must say so, or a server component cannot import them.
 * @param {Packed} packed
 * @param {string} source the library's folder
 * @returns {string[]}
 */
function directiveFaults({ folder, files }, source) {
  const directive = /^['"]use client['"]/;
  return files
    .filter((file) => /^dist\/.*\.js$/.test(file))
    .filter((file) => {
      const stem = path.join(source, file.replace(/^dist/, 'src').replace(/\.js$/, ''));
      const written = [`${stem}.tsx`, `${stem}.ts`].find((candidate) => existsSync(candidate));
      return written && directive.test(readFileSync(written, 'utf8')) && !directive.test(read(folder, file));
    })
    .map((file) => `${file} lost its "use client"`);
}

/**
 * What is wrong with the files and the fields of a package.
 * @param {Packed} packed
 * @param {string} source the library's folder
 * @returns {string[]}
 */
export function fileFaults(packed, source) {
  const strays = packed.files.filter((file) => PRIVATE.some((pattern) => pattern.test(file)));
  return [
    ...strays.map((file) => `ships ${file}`),
    ...textFaults(packed),
    ...fieldFaults(packed),
    ...directiveFaults(packed, source),
  ];
}
