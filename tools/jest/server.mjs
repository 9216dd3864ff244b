// Tests of server code as Node runs it: native ES modules, which the embedded database needs.
// Run from a project's folder: node --experimental-vm-modules ../../node_modules/jest/bin/jest.js --config …
import node from './node.mjs';

/** @type {import('jest').Config} */
export default {
  ...node,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transformIgnorePatterns: ['/node_modules/'],
  // Jest leaves one core free by itself; the databases wait more than they work, so two take half the time.
  maxWorkers: '100%',
  // A fresh embedded database takes seconds to make.
  testTimeout: 60_000,
};
