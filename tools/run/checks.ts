// The steps of the three checks. docs/testing.md says which tests each contains.
import type { Check, Step } from './run-steps.js';

/** A step that runs targets of projects, all of them by default. */
const nx = (...targets: string[]): Step['command'] => [
  ...(['npx', 'nx', 'run-many', '--outputStyle=static', '-t'] as const),
  ...targets,
];

const needsBrowser = true;
const server = 'tag:type:server';
const crashTests = ['crash-start', 'crash-accounts', 'crash-submissions', 'unpacked-archive'];

const format: Step = { name: 'Format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] };
const unusedCode: Step = { name: 'Unused code', command: ['npx', 'knip'] };
const references: Step = { name: 'References between projects', command: ['npx', 'nx', 'sync:check'] };
const spelling: Step = { name: 'Spelling and flagged words', command: ['npx', 'cspell', '--no-progress'] };
const packages: Step = { name: 'Packages', command: ['node', '--import', 'tsx', 'tools/packages/check.ts'] };
const packageSizes: Step = { name: 'Sizes of packages', command: nx('package-sizes') };
const physics: Step = {
  name: 'Accuracy and speed of physics',
  command: ['npm', 'run', 'physics', '-w', '@zarra/benchmarks', '--', '--ci'],
};
const unitTests: Step = {
  name: 'Unit and integration tests',
  command: nx('test', `--exclude=${server}`),
};
const serverTests: Step = { name: 'Tests of the server', command: nx('test', `--projects=${server}`) };
const stories: Step = { name: 'Stories in Chromium', needsBrowser, command: nx('stories-all') };
const endToEndTests: Step = { name: 'End-to-end tests in Chromium', needsBrowser, command: nx('e2e') };
const externalProjects: Step = {
  name: 'Packages in external projects',
  needsBrowser,
  command: nx('external-consumers'),
};
const build = (...options: string[]): Step => ({
  name: 'Build with byte budgets',
  command: nx('build', ...options),
  repeatAfterMinutes: 10,
});

export const checks: Readonly<Record<'push' | 'ci' | 'extended', Check>> = {
  push: {
    description: 'what a contributor runs before a push',
    minutes: 10,
    // CI ends a check after 90 minutes, installations included, without its tables of times: this one and the next.
    timeoutMinutes: 35,
    groups: [
      [build('--projects=apps/*'), format, unusedCode, references, spelling],
      { name: 'Types and lint', command: nx('typecheck-all', 'lint-all') },
      // Tests of the server take longest and often wait for processes, so they start first, beside the others.
      [serverTests, unitTests],
      stories,
      endToEndTests,
    ],
  },
  ci: {
    description: 'what CI runs after npm test',
    minutes: 25,
    timeoutMinutes: 54,
    groups: [
      build(),
      // Of the unit tests only those run again whose numbers are larger.
      [serverTests, unitTests],
      // Nx restores the built libraries, which the next step reads.
      packageSizes,
      [packages, physics],
      stories,
      endToEndTests,
      [{ name: 'Crash tests and archive', command: nx(...crashTests) }, externalProjects],
    ],
  },
  extended: {
    description: 'the whole check with larger numbers',
    minutes: 120,
    timeoutMinutes: 240,
    groups: [
      [build(), format, unusedCode, references, spelling],
      { name: 'Types and lint', command: nx('typecheck-all', 'lint-all', 'lint-extended') },
      [serverTests, { ...unitTests, command: nx('test', 'test-dev-page', `--exclude=${server}`) }],
      {
        name: 'Output of generators, steps of a release',
        command: nx('generators-output', 'release-steps'),
      },
      // Nx restores the built libraries, which the next step reads.
      packageSizes,
      [packages, physics],
      stories,
      endToEndTests,
      [{ name: 'Crash tests and archive', command: nx(...crashTests, '-c', 'extended') }, externalProjects],
      { name: 'Documentation pages of the catalogue', needsBrowser, command: nx('docs-pages') },
      // The load needs a separate processor.
      { name: 'Rolling restart', command: nx('rolling-restart', '-c', 'extended') },
      {
        name: 'Main path in Firefox and WebKit',
        command: ['npm', 'run', 'browsers', '-w', '@zarra/web-e2e'],
      },
    ],
  },
};
