// @ts-check
// Runs the test files of a project in one environment with one module registry: loading React, MSW and Testing Library takes
// longer than most files (docs/decisions/0023).
const path = require('node:path');
const { restoringGlobals } = require('./restore-globals.cjs');
const { testFilesOf } = require('./test-files.cjs');
// Their hooks, registered when they are loaded, clean up after each test of every file.
require('@testing-library/react');
require('@testing-library/user-event');

const root = process.cwd();

describe.each(testFilesOf(root).shared.map((file) => [path.relative(root, file), file]))(
  '%s',
  (_name, file) => {
    restoringGlobals(() => {
      try {
        require(file);
      } catch (error) {
        // The other files run.
        test('loads', () => {
          throw error;
        });
      }
    });
  },
);
