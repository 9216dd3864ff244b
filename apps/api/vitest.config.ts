import { defineConfig } from 'vitest/config';

/** Libraries are linked by their sources (docs/decisions/0002). */
const resolve = { conditions: ['@zarra/source', 'node', 'development|production'] };

/**
 * The tests of the server share one process per processor and the modules in it: loading the server and the embedded
 * database for each file costs more than its tests (docs/decisions/0023).
 */
export default defineConfig({
  // Tests run in the environment of a server, the global setup in that of Vitest.
  ssr: { resolve },
  environments: { __vitest__: { resolve } },
  test: {
    globals: true,
    include: ['src/**/*.test.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: '100%',
    globalSetup: 'src/testing/templates.ts',
    setupFiles: 'src/testing/setup.ts',
    // Only a test that hangs is ended: its time depends on the load of the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
