// The two rules of typescript-eslint that oxlint lacks and that need types: two processor minutes, so they are part of the
// extended run only (docs/decisions/0018). ESLint loads it, hence plain JavaScript.
import path from 'node:path';
import tseslint from 'typescript-eslint';

export default [
  { ignores: ['**/dist', '**/node_modules', '.nx', '**/*.{js,mjs,cjs}', 'tools/packages/consumers'] },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: path.resolve(import.meta.dirname, '../..') },
    },
    rules: {
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'error',
      '@typescript-eslint/no-unsafe-enum-assignment': 'error',
    },
  },
];
