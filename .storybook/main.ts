import type { StorybookConfig } from '@storybook/react-vite';
import { equations } from '@zarra/build/equations-plugin';
import { investigations } from '@zarra/build/investigations-plugin';
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './designers/*.{mdx,stories.tsx}',
    '../libs/*/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  // Stories of libs that call the API mock its responses, with the worker of Mock Service Worker.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: '../libs/ui-kit/tokens', to: '/tokens' },
    { from: '../apps/web/public/favicon.svg', to: '/favicon.svg' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of props come from the JSDoc in the sources, without the attributes of HTML elements. Tests have no tables.
  typescript: {
    reactDocgen: process.env['VITEST'] === 'true' ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/props.tsconfig.json',
      include: ['libs/*/src/**/*.tsx'],
      // The project of the sources is without the parts of tests.
      exclude: ['**/*.stories.tsx', 'libs/*/src/testing/**'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  // Libraries resolve to their sources, as everywhere in the workspace; Vite's default conditions stay.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@zarra/source', ...defaultClientConditions] },
      // Warnings would be lost in the list of chunks. size-limit checks the whole size.
      logLevel: 'warn',
      build: {
        chunkSizeWarningLimit: 5000,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          // Stories run in the browser only, so the directive of server components has no effect.
          onLog: (level, log, print) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
          },
        },
      },
      plugins: [equations(), investigations()],
      worker: { plugins: () => [equations(), investigations()] },
    } satisfies UserConfig),
};

export default config;
