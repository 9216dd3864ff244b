// @ts-check
// npm test: the whole check. npm run test:extended (`--extended`): the check with the larger numbers of docs/testing.md.
import { ensureDependencies } from './prepare.mjs';

await ensureDependencies();
// tsx is available only after the installation.
(await import('tsx/esm/api')).register();
const { nx, runSteps } = await import('./run-steps.js');

const inCi = process.env['CI'] === 'true';
const extended = process.argv.includes('--extended');
if (extended) process.env['ZARRA_TEST_EXTENDED'] = 'true';
const needsBrowser = /** @type {const} */ (true);
const server = 'tag:type:server';
/** CI ends a check after 90 minutes, installations included, without its table of times. */
const timeoutMinutes = extended ? 240 : 80;
const crashTests = ['crash-start', 'crash-accounts', 'crash-submissions', 'unpacked-archive'];

await runSteps({ timeoutMinutes }, [
  [
    { name: 'Build with byte budgets', command: nx('build'), repeatAfterMinutes: 10 },
    { name: 'Format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
    { name: 'Unused code', command: ['npx', 'knip'] },
    { name: 'References between projects', command: ['npx', 'nx', 'sync:check'] },
    { name: 'Spelling and flagged words', command: ['npx', 'cspell', '--no-progress'] },
  ],
  {
    name: 'Types and lint',
    command: nx('typecheck-all', 'lint-all', ...(extended ? ['lint-extended'] : [])),
  },
  // Tests of the server take longest and often wait for processes, so they start first, beside the others.
  [
    {
      name: 'Unit and integration tests',
      command: nx('test', ...(extended ? ['test-dev-page'] : []), `--exclude=${server}`),
    },
    { name: 'Tests of the server', command: nx('test', `--projects=${server}`) },
  ],
  ...(extended
    ? [
        {
          name: 'Output of generators, steps of a release',
          command: nx('generators-output', 'release-steps'),
        },
      ]
    : []),
  [
    { name: 'Packages', command: ['node', '--import', 'tsx', 'tools/packages/check.ts'] },
    {
      name: 'Accuracy and speed of physics',
      command: ['npm', 'run', 'physics', '-w', '@zarra/benchmarks', '--', '--ci'],
    },
  ],
  { name: 'Stories in Chromium', needsBrowser, command: nx('stories-all') },
  { name: 'End-to-end tests in Chromium', needsBrowser, command: nx('e2e') },
  ...(inCi || extended
    ? [
        [
          {
            name: 'Crash tests and archive',
            command: nx(...crashTests, ...(extended ? ['-c', 'extended'] : [])),
          },
          { name: 'Packages in external projects', needsBrowser, command: nx('external-consumers') },
        ],
      ]
    : []),
  ...(extended
    ? [
        { name: 'Documentation pages of the catalogue', needsBrowser, command: nx('docs-pages') },
        // The load needs a separate processor.
        { name: 'Rolling restart', command: nx('rolling-restart', '-c', 'extended') },
        {
          name: 'Main path in Firefox and WebKit',
          command: /** @type {const} */ (['npm', 'run', 'browsers', '-w', '@zarra/web-e2e']),
        },
      ]
    : []),
]);
