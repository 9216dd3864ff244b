import react from '@vitejs/plugin-react';
import { defineConfig, defaultClientConditions, defaultServerConditions } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { budget } from './vite/budget.js';

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  base: '/tajriba/',
  resolve: {
    // Libraries are linked by their sources (docs/decisions/0002).
    conditions: ['@zarra/source', ...defaultClientConditions],
  },
  // It loads the one experiment it repeats.
  worker: { format: 'es' },
  ssr: { resolve: { conditions: ['@zarra/source', ...defaultServerConditions] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Names the experiments' files for their pages (prerender/write-pages.mjs).
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What several experiments share is one file: in files of a hundred bytes each it costs a request each.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 3 }] } } },
  },
  plugins: [
    react(),
    !isSsrBuild && budget({ first: 130_000, deep: 145_000, further: 12_000, all: 500_000 }),
    !isSsrBuild &&
      compression({ algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })] }),
  ],
}));
