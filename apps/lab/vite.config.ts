import path from 'node:path';
import react from '@vitejs/plugin-react';
import {
  browserOnly,
  inlineScript,
  SERVER_ENTRY,
  serverEnvironment,
  shortComponentIds,
  styledComponents,
  writeStaticPages,
} from '@zarra/tools/vite-plugins';
import { defineConfig, defaultClientConditions, defaultServerConditions } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { budget } from './vite/budget.js';

export default defineConfig({
  root: import.meta.dirname,
  base: '/tajriba/',
  oxc: { plugins: { styledComponents } },
  // It loads the one experiment it repeats.
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  // The browser's files first: the server entry reads their names from the manifest.
  builder: {},
  environments: {
    client: {
      // Libraries are linked by their sources (docs/decisions/0002).
      resolve: { conditions: ['@zarra/source', ...defaultClientConditions] },
      build: {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        // What several experiments share is one file: in files of a hundred bytes each it costs a request each.
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 3 }] } },
        },
      },
    },
    ssr: serverEnvironment('server/render.tsx', ['@zarra/source', ...defaultServerConditions]),
  },
  plugins: [
    react(),
    shortComponentIds(),
    inlineScript(),
    browserOnly(budget({ first: 130_000, deep: 145_000, further: 12_000, all: 500_000 })),
    compression({
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
      exclude: SERVER_ENTRY,
    }),
    writeStaticPages(path.join(import.meta.dirname, 'dist')),
  ],
});
