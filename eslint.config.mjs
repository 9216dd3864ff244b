// The rules that oxlint lacks: allowed imports between projects, default exports, raw colours. All other rules are in
// .oxlintrc.json (docs/decisions/0018). tools/checks tests every rule with a seeded violation.
import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';

// Without a cached project graph, as on a fresh clone, the import rule checks nothing, so it is built here.
try {
  readCachedProjectGraph();
} catch {
  process.env.NX_DAEMON ??= 'false';
  await createProjectGraphAsync();
}

/** Allowed imports by tag (docs/decisions/0001). A tag without a row may not import projects of the workspace. */
const depConstraints = [
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: [
      'type:feature',
      'type:experiments',
      'type:ui',
      'type:data',
      'type:contract',
      'type:text',
    ],
  },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:contract', 'type:text', 'type:figures'] },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: [
      'type:ui',
      'type:data',
      'type:model',
      'type:contract',
      'type:text',
      'type:figures',
    ],
  },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:kit', onlyDependOnLibsWithTags: ['type:ui', 'type:model', 'type:text'] },
  {
    sourceTag: 'type:experiments',
    onlyDependOnLibsWithTags: [
      'type:kit',
      'type:ui',
      'type:model',
      'type:text',
      'type:data',
      'type:contract',
    ],
  },
  { sourceTag: 'type:data', onlyDependOnLibsWithTags: ['type:contract'] },
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:text'] },
  { sourceTag: 'type:text', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:model', onlyDependOnLibsWithTags: [] },
  // Figures are drawn by the server at import, and in motion by the pages of lessons.
  { sourceTag: 'type:figures', onlyDependOnLibsWithTags: ['type:model', 'type:contract', 'type:text'] },
  {
    sourceTag: 'type:media',
    onlyDependOnLibsWithTags: [
      'type:media',
      'type:experiments',
      'type:kit',
      'type:model',
      'type:ui',
      'type:tools',
    ],
  },
  // The dev page of a feature library uses the styles of ui-kit.
  { sourceTag: 'type:tools', onlyDependOnLibsWithTags: ['type:tools', 'type:ui'] },
  { sourceTag: 'type:checks', onlyDependOnLibsWithTags: ['type:tools'] },
  { sourceTag: 'type:benchmark', onlyDependOnLibsWithTags: ['type:model', 'type:ui', 'type:tools'] },
  {
    sourceTag: 'type:catalogue',
    onlyDependOnLibsWithTags: ['type:feature', 'type:ui', 'type:data', 'type:tools'],
  },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: ['type:contract', 'type:text', 'type:tools', 'type:kit', 'type:experiments'],
  },
];

const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name. Only files whose tool requires a default export have one.',
};
const RAW_COLOUR = [
  {
    selector: 'Literal[value=/#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/i]',
    message: 'Colours are tokens of ui-kit: use its CSS variables.',
  },
  {
    selector: 'TemplateElement[value.raw=/#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/i]',
    message: 'Colours are tokens of ui-kit: use its CSS variables.',
  },
];

const UZBEK_TEXTS = {
  selector:
    "ImportDeclaration[importKind='value'] > ImportSpecifier[importKind='value'][imported.name=/[sS]trings$/]",
  message: 'Texts are messages of the provider: use the hook of the library.',
};

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
        {
          depConstraints,
          enforceBuildableLibDependency: false,
          allow: [],
          // Its styles are part of a page, its code that draws loads on demand.
          checkDynamicDependenciesExceptions: ['@zarra/figures'],
        },
      ],
      'no-restricted-syntax': ['error', DEFAULT_EXPORT, ...RAW_COLOUR],
    },
  },
  // Another language replaces the Uzbek texts of a library, so its components take them from a provider.
  {
    files: ['libs/*/src/**/*.{ts,tsx}'],
    ignores: [
      ...['**/*.{test,stories}.{ts,tsx}', '**/testing/**'],
      // A generated library has its provider beside the screen.
      ...['libs/*/src/messages/**', 'libs/*/src/*-messages.tsx', 'libs/*/src/index.ts'],
    ],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, ...RAW_COLOUR, UZBEK_TEXTS] },
  },
  // Raw colours are allowed in the tokens, in the brand of the theme tests, and in tests that seed or measure colours.
  {
    files: [
      ...['libs/ui-kit/src/tokens/**', 'libs/ui-kit/src/testing/brand.ts', 'tools/images/src/palette.ts'],
      // The fallbacks of the style sheet are the tokens of the light theme, which a test compares.
      'libs/figures/src/sheet/styles.ts',
      ...[
        'tools/checks/seeded-violations.ts',
        'tools/packages/external-consumers/external-consumers.test.ts',
      ],
    ],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT] },
  },
  // The tables of Storybook are generated from the tokens of ui-kit.
  {
    files: ['.storybook/**'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints,
          allow: [
            '../../libs/ui-kit/tokens/*',
            '../../libs/ui-kit/src/tokens/*',
            '../libs/ui-kit/src/testing/brand.js',
          ],
        },
      ],
    },
  },
  // Each subject of the end-to-end tests is a project for Nx, and uses the test support beside it.
  {
    files: ['apps/web-e2e/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { depConstraints, allow: ['../testing/*', '../lab/experiment-page.js'] },
      ],
    },
  },
  // Benchmarks start the server with the helpers of the crash tests, and a database that fails with those of the API's tests.
  // They also open the embedded database as the server does.
  {
    files: ['tools/benchmarks/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { depConstraints, allow: ['@zarra/api-e2e/*', '@zarra/api/testing/*', '@zarra/api/database/*'] },
      ],
    },
  },
  // Build configuration and build plugins of apps may use the workspace's tools.
  {
    files: ['apps/*/{vite,server}/**', '{apps,libs}/*/{vite,vitest}.config.ts'],
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
  // Storybook and other tools read the default export of these files.
  {
    files: [
      '**/*.stories.tsx',
      '**/*.config.{ts,mts}',
      '**/*.d.ts',
      '.storybook/**',
      // Playwright calls the default export of the global setup.
      'apps/web-e2e/src/testing/import-data.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...RAW_COLOUR] },
  },
);
