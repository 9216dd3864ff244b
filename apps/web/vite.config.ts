import path from 'node:path';
import { browserOnly, pagesBuild } from '@zarra/tools/vite-plugins';
import { defineConfig } from 'vite';
import { budget } from './vite/budget.js';
import { subsetFonts } from './vite/subset-fonts.js';
import { woff2Only } from './vite/woff2-only.js';

const FONTS = path.resolve(import.meta.dirname, '../../node_modules/.cache/zarra-font');

/** The router's exports name only its development build, whose warnings no visitor needs. */
const ROUTER = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs');

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: { '@zarra-font': FONTS, ...(command === 'build' ? { 'react-router': ROUTER } : {}) } },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
  ...pagesBuild({
    // What every page needs is one file: split in two it compresses 1.3 kB worse, left to itself 2.1 kB. So is what
    // most later parts share: in files of a few hundred bytes each it compresses worse and costs a request each. The
    // same holds for the schemas that forms share with the check of answers.
    groups: [
      { name: 'site', tags: ['$initial'] },
      { name: 'schemas', test: /\/(?:zod|libs\/contracts\/src)\//, minShareCount: 2 },
      { name: 'common', minShareCount: 5 },
    ],
    plugins: [
      browserOnly(subsetFonts(FONTS)),
      woff2Only(),
      browserOnly(
        budget([
          { route: '/', screen: '/src/screens/home-screen.tsx', firstVisit: 135_000 },
          { route: '/simulation', screen: '/src/screens/catalogue-screen.tsx', firstVisit: 142_000 },
          { route: '/learn', screen: '/src/screens/lessons-screen.tsx', firstVisit: 145_000 },
        ]),
      ),
    ],
  }),
}));
