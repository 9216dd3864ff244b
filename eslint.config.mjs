// The rules of the house. tools/boundaries proves that each of the import rules refuses what it should.
import nx from '@nx/eslint-plugin';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  '**/src/test-*.{ts,tsx}',
  'apps/web-e2e/**',
  '.storybook/**',
];

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
    sourceTag: 'type:catalogue',
    onlyDependOnLibsWithTags: ['type:feature', 'type:ui', 'type:data', 'type:tools'],
  },
  {
    sourceTag: 'type:journeys',
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
  { ignores: ['**/dist', '**/node_modules', '.nx', '**/mockServiceWorker.js', 'tools/packages/consumers'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { '@nx': nx, 'import-x': importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [
        // Enough to follow a library's own files; cycles between libraries are Nx's to find.
        createNodeResolver({ extensions: ['.ts', '.tsx'], extensionAlias: { '.js': ['.ts', '.tsx'] } }),
      ],
    },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { depConstraints, enforceBuildableLibDependency: false, allow: [] },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@zarra/*/src', '@zarra/*/src/**', '@zarra/*/dist', '@zarra/*/dist/**'],
              message: 'Import a library by its public index.',
            },
            { group: ['@zarra/*/testing'], message: 'Test support stays in tests and stories.' },
          ],
        },
      ],
      'no-restricted-syntax': ['error', DEFAULT_EXPORT, ...RAW_COLOUR],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // Spreading a text into its code points is what the text rules do.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
  },
  {
    files: ['libs/{contracts,uzbek,physics}/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['react', 'react-dom', 'react-router', 'styled-components'].map((name) => ({
            name,
            message: 'This library runs on servers and in models: no React here.',
          })),
          patterns: [{ group: ['react/*', 'react-dom/*', '@tanstack/*'], message: 'No React here.' }],
        },
      ],
    },
  },
  { files: ['libs/ui-kit/src/tokens/**'], rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT] } },
  {
    files: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@zarra/*/src', '@zarra/*/src/**', '@zarra/*/dist', '@zarra/*/dist/**'],
              message: 'Import a library by its public index.',
            },
          ],
        },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
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
  // Journeys go through every experiment the laboratory has: its list is the one thing they take from an app.
  {
    files: ['apps/web-e2e/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', { depConstraints, allow: ['@zarra/lab/experiments'] }],
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
    files: ['**/*.stories.tsx', '**/*.config.{ts,mts}', '**/*.d.ts', '.storybook/**'],
    rules: { 'no-restricted-syntax': ['error', ...RAW_COLOUR] },
  },
);
