import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import nodeTests from '@zarra/tools/vitest/node';
import { mergeConfig, type ViteUserConfig } from 'vitest/config';
import { testScope } from './src/testing/scope.js';

/** Suites that start server processes, kill them, cut the power, flood, or count over simulated hours. */
const SLOW = '**/*.ci.test.ts';

/** Whether CI runs a suite after `npm test`: the slow ones, and on PostgreSQL all that use a database of each kind. */
const runsInCi = (file: string): boolean =>
  file.endsWith('.ci.test.ts') ||
  (Boolean(process.env['TEST_DATABASE_URL']) && readFileSync(file, 'utf8').includes('databaseKinds'));

function excluded(): string[] {
  if (testScope === 'push') return [SLOW];
  if (testScope === 'extended') return [];
  const folder = path.join(import.meta.dirname, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !runsInCi(path.join(folder, name)))
    .map((name) => `src/${name}`);
}

export default mergeConfig(nodeTests, {
  test: {
    globalSetup: 'src/testing/templates.ts',
    setupFiles: 'src/testing/setup.ts',
    exclude: excluded(),
  },
} satisfies ViteUserConfig);
