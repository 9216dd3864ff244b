// The rules oxlint does not have: who may import whom, default exports, raw colours. All others stand in .oxlintrc.json
// (docs/decisions/0018). tools/boundaries proves that each rule refuses what it should.
import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';

// Without a cached project graph, as on a fresh clone, the import rule checks nothing.
try {
  readCachedProjectGraph();
} catch {
  process.env.NX_DAEMON ??= 'false';
  await createProjectGraphAsync();
}

/** Who may import whom (docs/decisions/0001). A tag missing here may import nothing of the workspace. */
const depConstraints = [
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: ['type:feature', 'type:ui', 'type:data', 'type:contract', 'type:text'],
  },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:contract', 'type:text'] },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:ui', 'type:data', 'type:contract', 'type:text'],
  },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:kit', onlyDependOnLibsWithTags: ['type:ui', 'type:model', 'type:text'] },
  {
    sourceTag: 'type:laboratory',
    onlyDependOnLibsWithTags: ['type:kit', 'type:ui', 'type:model', 'type:text'],
  },
  { sourceTag: 'type:data', onlyDependOnLibsWithTags: ['type:contract'] },
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:text'] },
  { sourceTag: 'type:text', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:model', onlyDependOnLibsWithTags: [] },
  {
    sourceTag: 'type:media',
    onlyDependOnLibsWithTags: [
      'type:media',
      'type:laboratory',
      'type:kit',
      'type:model',
      'type:ui',
      'type:tools',
    ],
  },
  // The dev page of a feature library shows it in the styles of ui-kit.
  { sourceTag: 'type:tools', onlyDependOnLibsWithTags: ['type:ui'] },
  { sourceTag: 'type:benchmark', onlyDependOnLibsWithTags: ['type:model', 'type:ui', 'type:tools'] },
  {
    sourceTag: 'type:catalogue',
    onlyDependOnLibsWithTags: ['type:feature', 'type:ui', 'type:data', 'type:tools'],
  },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: ['type:contract', 'type:text', 'type:tools', 'type:kit', 'type:laboratory'],
  },
];

const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; only tools that demand a default export get one.',
};
const RAW_COLOUR = [
  {
    selector: 'Literal[value=/#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/i]',
    message: 'Colours live in the tokens of ui-kit; use its CSS variables.',
  },
  {
    selector: 'TemplateElement[value.raw=/#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/i]',
    message: 'Colours live in the tokens of ui-kit; use its CSS variables.',
  },
];

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '.nx', '**/*.{js,mjs,cjs}', 'tools/packages/consumers'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    languageOptions: { parser: tseslint.parser },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { depConstraints, enforceBuildableLibDependency: false, allow: [] },
      ],
      'no-restricted-syntax': ['error', DEFAULT_EXPORT, ...RAW_COLOUR],
    },
  },
  // The tokens and the brand of the theme tests decide colours; the tests of tools plant and measure some.
  {
    files: [
      ...['libs/ui-kit/src/tokens/**', 'libs/ui-kit/src/test-brand.ts', 'tools/images/src/palette.ts'],
      ...['tools/boundaries/planted.ts', 'tools/packages/outside/consume.test.ts'],
    ],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT] },
  },
  // The catalogue shows the kit's insides: its tables are made of the typed tokens.
  {
    files: ['.storybook/**'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints,
          allow: ['../../libs/ui-kit/tokens/*', '../libs/ui-kit/src/test-brand.js'],
        },
      ],
    },
  },
  // End-to-end tests and images use every experiment: the list of experiments is all they import from an app.
  {
    files: ['apps/web-e2e/**/*.ts', 'tools/images/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', { depConstraints, allow: ['@zarra/lab/experiments'] }],
    },
  },
  // Benchmarks start the server as the crash tests do.
  {
    files: ['tools/benchmarks/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', { depConstraints, allow: ['@zarra/api-e2e/*'] }],
    },
  },
  // How an app is built is no part of what it is: its plugins may use the workspace's tools.
  {
    files: ['apps/*/{vite,server}/**', 'apps/*/vite.config.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints: depConstraints.map(({ sourceTag, onlyDependOnLibsWithTags }) => ({
            sourceTag,
            onlyDependOnLibsWithTags: [...onlyDependOnLibsWithTags, 'type:tools'],
          })),
        },
      ],
    },
  },
  // Stories and configuration files are read by their default export.
  {
    files: [
      '**/*.stories.tsx',
      '**/*.config.{ts,mts}',
      '**/*.d.ts',
      '.storybook/**',
      // Playwright calls the default export of its global setup.
      'apps/web-e2e/src/testing/import-data.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...RAW_COLOUR] },
  },
);
