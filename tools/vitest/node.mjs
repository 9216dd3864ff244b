// @ts-check
// Unit tests without a DOM, whose files share one process per processor and the modules in it (docs/decisions/0023). Run from a
// project's folder: vitest run --config ../../tools/vitest/node.mjs --root .
import { defineConfig } from 'vitest/config';
import { reportFile } from '../run/report-file.mjs';

/** Libraries are linked by their sources (docs/decisions/0002). */
const resolve = { conditions: ['@zarra/source', 'node', 'development|production'] };
/** The environment of files that name jsdom. */
const browserResolve = { conditions: ['@zarra/source', 'module', 'browser', 'development|production'] };

export default defineConfig({
  // Tests run in the environment of a server, a global setup in that of Vitest.
  resolve: browserResolve,
  ssr: { resolve },
  environments: { __vitest__: { resolve } },
  test: {
    globals: true,
    include: ['src/**/*.test.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: '100%',
    reporters: ['default', ...(reportFile ? ['json'] : [])],
    ...(reportFile && { outputFile: { json: reportFile } }),
    // Only a test that hangs is ended: its time depends on the load of the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
