import path from 'node:path';
import { siteBudgets } from '@zarra/tools/budget/byte-budgets';
import { browserOnly, pagesBuild } from '@zarra/tools/vite-plugins';
import { defineConfig } from 'vite';
import { budget } from './vite/budget.js';
import { subsetFonts } from './vite/subset-fonts.js';
import { woff2Only } from './vite/woff2-only.js';

const FONTS = path.resolve(import.meta.dirname, '../../node_modules/.cache/zarra-font');

/** The router's `exports` contain only the development build, whose warnings are useless in production. */
const ROUTER = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs');

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: { '@zarra-font': FONTS, ...(command === 'build' ? { 'react-router': ROUTER } : {}) } },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
  ...pagesBuild({
    // The modules of every page are one chunk: two chunks compress 1.3 kB worse, the default chunks 2.1 kB. The modules
    // that most lazy chunks share are one chunk too: chunks of a few hundred bytes compress worse and cost a request
    // each. The same applies to the schemas that forms share with the validation of responses, and to the parts of the
    // lists of topics and simulations: each screen that uses some of them would split them further.
    groups: [
      { name: 'site', tags: ['$initial'] },
      { name: 'schemas', test: /\/(?:zod|libs\/contracts\/src)\//, minShareCount: 2 },
      {
        name: 'lists',
        test: /\/libs\/(?:uzbek\/src|ui-kit\/src\/(?:alert|field|prose|search-field|select|skeleton))\//,
        minShareCount: 2,
      },
      { name: 'common', minShareCount: 6 },
    ],
    plugins: [
      browserOnly(subsetFonts(FONTS)),
      woff2Only(),
      browserOnly(
        budget([
          { route: '/', screen: '/src/screens/home-screen.tsx', firstVisit: siteBudgets['/'] },
          {
            route: '/simulation',
            screen: '/src/screens/catalogue-screen.tsx',
            firstVisit: siteBudgets['/simulation'],
          },
          { route: '/learn', screen: '/src/screens/lessons-screen.tsx', firstVisit: siteBudgets['/learn'] },
        ]),
      ),
    ],
  }),
}));
