import path from 'node:path';
import { siteBudgets } from '@zarra/build/byte-budgets';
import { browserOnly, pagesBuild } from '@zarra/build/vite-plugins';
import { defineConfig } from 'vite';
import { budget } from './vite/budget.js';
import { subsetFonts } from './vite/subset-fonts.js';
import { woff2Only } from './vite/woff2-only.js';

const FONTS = path.resolve(import.meta.dirname, '../../node_modules/.cache/zarra-font');

/** The router's `exports` contain only the development build, whose warnings are useless in production. */
const ROUTER = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs');

/** Screens that visitors open first. Their chunks are preloaded together: the list of all other chunks would add 0.6 kB to each page. */
const FIRST_SCREENS = /\/(?:home|catalogue|lessons)-screen-/;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: { '@zarra-font': FONTS, ...(command === 'build' ? { 'react-router': ROUTER } : {}) } },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
  ...pagesBuild({
    // Chunks of a few hundred bytes compress worse and cost a request each. The modules of every page are two chunks: together
    // they would run in one task of 110 ms on a slow phone (runAfterPaint of ui-kit). One chunk compresses 1.3 kB better; the default
    // chunks compress worse. The same applies to the modules that most lazy chunks share, to the
    // schemas that forms share with the validation of responses, and to what the lists of topics and simulations share with
    // other screens. A chunk contains what its modules import, if no chunk above it does.
    groups: [
      { name: 'packages', tags: ['$initial'], test: /\/node_modules\// },
      { name: 'site', tags: ['$initial'] },
      { name: 'schemas', test: /\/(?:zod\/|libs\/contracts\/src\/(?!scoring))/, minShareCount: 2 },
      {
        name: 'lists',
        test: /\/(?:uzbek\/src\/(?!format-day)|api-client\/src\/call\/load-failure|ui-kit\/src\/(?:alert|field|prose|search-field|select|skeleton|visually-hidden)\/)/,
        minShareCount: 2,
      },
      { name: 'cards', test: /\/ui-kit\/src\/(?:badge|card|empty-state|grid)\//, minShareCount: 2 },
      {
        name: 'lessons',
        test: /\/lessons-tests\/src\/(?:description\/typeset|learner\/(?:finished|use-learner)|result-mark|retry-alert|topics|video\/playback-storage)/,
        minShareCount: 2,
      },
      { name: 'common', minShareCount: 6 },
    ],
    preloaded: FIRST_SCREENS,
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
