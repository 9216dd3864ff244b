// The two typed rules of typescript-eslint that oxlint lacks. They take two processor minutes, so only the extended run has them
// (docs/decisions/0018). Plain JavaScript, because ESLint loads this file.
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
