// @ts-check
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** What needs an environment or a module registry of its own. */
const NEEDS_ITS_OWN = /@jest-environment|\bjest\.(?:mock|doMock|resetModules|isolateModules)\b/;

/**
 * The test files of a project, as absolute paths: those that share one environment, and those that run separately.
 * @param {string} root the project's folder
 */
exports.testFilesOf = (root) => {
  const source = path.join(root, 'src');
  // Knip reads the configuration in the workspace's folder.
  const names = existsSync(source) ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [];
  const files = names
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(source, file))
    .sort();
  const isSeparate = (/** @type {string} */ file) => NEEDS_ITS_OWN.test(readFileSync(file, 'utf8'));
  return { shared: files.filter((file) => !isSeparate(file)), separate: files.filter(isSeparate) };
};
