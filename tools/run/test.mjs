// @ts-check
// npm test: the whole check.
import { ensureDependencies } from './prepare.mjs';

ensureDependencies();
// TypeScript can be read once the dependencies are installed.
(await import('tsx/esm/api')).register();
const { nx, runSteps } = await import('./run-steps.js');

await runSteps([
  [
    { name: 'Build with byte budgets', command: nx('build', 'pages') },
    { name: 'Format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
    { name: 'Unused code', command: ['npx', 'knip'] },
  ],
  { name: 'Types and lint', command: nx('typecheck-all', 'lint-all') },
  { name: 'Unit and integration tests', command: nx('test', 'test-dev-page') },
  [
    { name: 'Packages', command: ['node', 'tools/packages/check.mjs'] },
    { name: 'Figures of physics', command: ['npm', 'run', 'physics', '-w', '@zarra/benchmarks', '--', '--ci'] },
  ],
  { name: 'Stories in Chromium', needsBrowser: true, command: nx('stories-all') },
  { name: 'End-to-end tests in Chromium', needsBrowser: true, command: nx('e2e') },
  ...(process.env['CI'] === 'true'
    ? [
        {
          name: 'Kills of the server, packages in projects outside',
          needsBrowser: /** @type {const} */ (true),
          command: nx('prove'),
        },
      ]
    : []),
]);
