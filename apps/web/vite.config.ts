import path from 'node:path';
import { experimentBudgets, siteBudgets } from '@zarra/build/byte-budgets';
import { equations } from '@zarra/build/equations-plugin';
import { investigations } from '@zarra/build/investigations-plugin';
import { browserOnly, pagesBuild } from '@zarra/build/vite-plugins';
import { defineConfig } from 'vite';
import { budget } from './vite/budget.js';
import { experimentBudget } from './vite/experiment-budget.js';
import { subsetFonts } from './vite/subset-fonts.js';
import { ownSummaries } from './vite/own-summaries.js';
import { writeExperiments } from './vite/write-experiments.js';

const FONTS = path.resolve(import.meta.dirname, '../../node_modules/.cache/zarra-font');

/** The router's `exports` contain only the development build, whose warnings are useless in production. */
const ROUTER = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs');

/** styled-components imports the vendor prefixes of stylis, 1 kB gzip that only its option `enableVendorPrefixes` would run. */
const VENDOR_PREFIXES = path.resolve(import.meta.dirname, 'vite/no-prefixer.js');

/** Screens that visitors open first. Their chunks are preloaded together: the list of all other chunks would add 0.6 kB to each page. */
const FIRST_SCREENS = /\/(?:home|catalogue|lessons)-screen-/;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: {
    alias: {
      '@zarra-font': FONTS,
      ...(command === 'build' ? { 'react-router': ROUTER, './Prefixer.js': VENDOR_PREFIXES } : {}),
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
  // The worker imports the replayed experiment dynamically.
  worker: { format: 'es', plugins: () => [equations(), investigations()] },
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
        test: /\/(?:uzbek\/src\/(?!format-day|parse-number)|api-client\/src\/call\/load-failure|ui-kit\/src\/(?:(?:alert|prose|search-field|select|skeleton|visually-hidden)\/|field\/(?!choice)))/,
        minShareCount: 2,
      },
      { name: 'arrows', test: /\/ui-kit\/src\/icons\/arrow-(?:left|right)\./, minShareCount: 2 },
      { name: 'cards', test: /\/ui-kit\/src\/(?:badge|card|empty-state|grid)\//, minShareCount: 2 },
      {
        name: 'lessons',
        test: /\/lessons-tests\/src\/(?:connection|description\/typeset|learner\/(?:finished|use-learner)|learner-work\/stored-json|result-mark|retry-alert|topics|video\/playback-storage)/,
        minShareCount: 2,
      },
      // Parts of experiments that many of them share; parts of the kit that several lazy parts share stay lazy.
      {
        name: 'experiments',
        minShareCount: 6,
        test: /\/libs\/(?:physics|experiments)\/src\/|\/experiment-kit\/src\/experiment\//,
      },
      {
        name: 'experiments',
        test: /\/libs\/experiments\/src\/apparatus\.ts|\/experiment-kit\/src\/stage\/shapes/,
      },
      // What each experiment loads in several files at its start.
      {
        name: 'experiments',
        test: /\/experiment-kit\/src\/(?:experiment\/(?:points-choice|run-record)|format\/(?:format-value|parameter-differences)|measurements\/interval-meter|stage\/(?:camera|ticks)|run\/series|share\/replay-limits|storage\/saved-value)\.|\/ui-kit\/src\/icons\/(?:maximize|pause|rotate-ccw)\./,
        minShareCount: 2,
      },
      {
        name: 'common',
        minShareCount: 6,
        test: /^(?!.*\/(?:experiment-kit|experiments|physics|text-field)\/src\/|.*\/ui-kit\/src\/text-field)/,
      },
    ],
    preloaded: FIRST_SCREENS,
    plugins: [
      browserOnly(subsetFonts(FONTS)),
      equations(),
      investigations(),
      browserOnly(ownSummaries()),
      writeExperiments(),
      browserOnly(experimentBudget(experimentBudgets)),
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
