import { labBudgets } from '@zarra/build/byte-budgets';
import { browserOnly, pagesBuild } from '@zarra/build/vite-plugins';
import { defineConfig, type Plugin } from 'vite';
import { budget } from './vite/budget.js';
import { writeExperiments } from './vite/write-experiments.js';
import { equations } from '@zarra/build/equations-plugin';
import { investigations } from '@zarra/build/investigations-plugin';

/** Replaces Vite's helper of dynamic imports: without a list of files to preload, it only calls the import. */
const plainImports: Plugin = {
  name: 'zarra:plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

const pages = pagesBuild({
  // Modules shared by many experiments form one chunk: many tiny chunks would cost a request each. Parts of the kit that
  // several lazy parts share stay lazy.
  groups: [
    {
      name: 'common',
      minShareCount: 6,
      test: /\/(?:physics|uzbek|experiments)\/src\/|\/experiment-kit\/src\/experiment\//,
    },
    // Parts of the apparatus are drawn in many experiments.
    { name: 'common', test: /\/libs\/experiments\/src\/apparatus\.ts|\/experiment-kit\/src\/stage\/shapes/ },
  ],
  plugins: [
    equations(),
    investigations(),
    browserOnly(plainImports),
    browserOnly(budget(labBudgets)),
    writeExperiments,
  ],
});

export default defineConfig({
  root: import.meta.dirname,
  base: '/tajriba/',
  // The worker imports the replayed experiment dynamically.
  worker: { format: 'es', plugins: () => [equations(), investigations()] },
  ...pages,
  // Lazy chunks import little beside the entry: a list of their files would add 2 kB to the entry.
  build: { ...pages.build, modulePreload: false },
});
