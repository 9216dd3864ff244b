// Unit tests of browser code: jsdom with the fetch, streams and encoders of Node. Run from a project's folder:
// jest --config ../../tools/jest/browser.mjs --rootDir .
import path from 'node:path';
import { reportFile } from '../run/report-file.mjs';
import { testFilesOf } from './test-files.cjs';

/** Packages that ship ES modules only: of themes, of figures, of the API client, of MSW, and of the Markdown parser. */
const modulesOnly = [
  'culori',
  ...['d3-[a-z-]+', 'internmap'],
  ...['ky', 'jose', 'msw', '@mswjs', 'until-async', 'rettime', '@open-draft'],
  ...['react-markdown', '(remark|micromark|mdast|hast|unist|estree)[a-z0-9-]*', 'unified', 'vfile[a-z-]*'],
  ...['(character-entities|decode-named|space-separated|comma-separated)[a-z0-9-]*', 'html-url-attributes'],
  ...['bail', 'trough', 'devlop', 'is-plain-obj', 'trim-lines', 'property-information', 'ccount', 'zwitch'],
  ...['markdown-table', 'longest-streak', 'escape-string-regexp'],
];

/** @type {[string, Record<string, unknown>][]} */
const jsonReporter = reportFile
  ? [[new URL('json-reporter.mjs', import.meta.url).pathname, { file: reportFile }]]
  : [];

/** Paths as arguments choose files, which then run separately: jest --config … --rootDir . src/badge */
const runsAll = !process.argv.some((argument) => argument.startsWith('src'));
const testMatch = runsAll
  ? [path.join(import.meta.dirname, 'all-files.test.cjs'), ...testFilesOf(process.cwd()).separate]
  : ['<rootDir>/src/**/*.test.ts?(x)'];

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'jest-fixed-jsdom',
  // Nx runs projects side by side.
  maxWorkers: 1,
  // Ends only tests that hang: the time of a test depends on the load of the machine.
  testTimeout: 300_000,
  // The workspace links libraries by their sources (docs/decisions/0002).
  testEnvironmentOptions: { customExportConditions: ['@zarra/source', ''] },
  setupFilesAfterEnv: [new URL('browser-setup.cjs', import.meta.url).pathname],
  reporters: ['default', ...jsonReporter],
  roots: ['<rootDir>', import.meta.dirname],
  testMatch,
  transform: {
    '\\.(svg|png|webp|woff2)$': '@nx/react/plugins/jest',
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  moduleNameMapper: {
    // Sources use Node's resolution: './x.js' refers to the file x.ts.
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // An imported style sheet or worker resolves to a URL.
    '\\.css(?:\\?url)?$|\\?worker&url$': new URL('css-url.mjs', import.meta.url).pathname,
  },
};
