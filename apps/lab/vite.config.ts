import { browserOnly, pagesBuild } from '@zarra/tools/vite-plugins';
import { defineConfig } from 'vite';
import { budget } from './vite/budget.js';

export default defineConfig({
  root: import.meta.dirname,
  base: '/tajriba/',
  // It loads the one experiment it repeats.
  worker: { format: 'es' },
  ...pagesBuild({
    // What several experiments share is one file: in files of a hundred bytes each it costs a request each.
    groups: [{ name: 'common', minShareCount: 3 }],
    plugins: [browserOnly(budget({ first: 130_000, deep: 145_000, further: 12_000, all: 500_000 }))],
  }),
});
