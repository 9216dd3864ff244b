import type { StorybookConfig } from '@storybook/react-vite';
import { equations } from '@zarra/tools/equations-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './designers/*.{mdx,stories.tsx}',
    '../libs/*/src/**/*.stories.tsx',
    '../apps/lab/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  // Stories of libs that call the API mock its responses, with the worker of Mock Service Worker.
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of props come from the JSDoc in the sources, without the attributes of HTML elements. Tests have no tables.
  typescript: {
    reactDocgen: process.env['VITEST'] === 'true' ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/tsconfig.json',
      include: ['libs/*/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  // Libraries resolve to their sources, as everywhere in the workspace; Vite's default conditions stay.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@zarra/source', ...defaultClientConditions] },
      plugins: [equations()],
      worker: { plugins: () => [equations()] },
    }),
};

export default config;
