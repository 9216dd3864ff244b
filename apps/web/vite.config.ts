import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, defaultClientConditions, defaultServerConditions } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { budget } from './vite/budget.js';
import { preloadFont } from './vite/preload-font.js';
import { subsetFonts } from './vite/subset-fonts.js';
import { woff2Only } from './vite/woff2-only.js';

const FONTS = path.resolve(import.meta.dirname, '../../node_modules/.cache/zarra-font');

/** The router's exports name only its development build, whose warnings no visitor needs. */
const ROUTER = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs');

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  resolve: {
    // Libraries are linked by their sources (docs/decisions/0002).
    conditions: ['@zarra/source', ...defaultClientConditions],
    alias: { '@zarra-font': FONTS, ...(command === 'build' ? { 'react-router': ROUTER } : {}) },
  },
  ssr: { resolve: { conditions: ['@zarra/source', ...defaultServerConditions] } },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Names the screens' files for the pages (prerender/write-pages.mjs).
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every page needs is one file: split in two it compresses 1.3 kB worse, left to itself 2.1 kB. So is what most
    // later parts share: in files of a few hundred bytes each it compresses worse and costs a request each.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'site', tags: ['$initial'] },
            { name: 'common', minShareCount: 5 },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    !isSsrBuild && subsetFonts(FONTS),
    woff2Only(),
    preloadFont(),
    !isSsrBuild &&
      budget([
        { route: '/', screen: '/src/screens/home-screen.tsx', firstVisit: 135_000 },
        { route: '/simulation', screen: '/src/screens/catalogue-screen.tsx', firstVisit: 142_000 },
        { route: '/learn', screen: '/src/screens/lessons-screen.tsx', firstVisit: 152_000 },
      ]),
    !isSsrBuild &&
      compression({ algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })] }),
  ],
}));
