import { labBudgets } from '@zarra/tools/budget/byte-budgets';
import { browserOnly, pagesBuild } from '@zarra/tools/vite-plugins';
import { defineConfig } from 'vite';
import { budget } from './vite/budget.js';

export default defineConfig({
  root: import.meta.dirname,
  base: '/tajriba/',
  // The worker imports the replayed experiment dynamically.
  worker: { format: 'es' },
  ...pagesBuild({
    // Modules shared by several experiments form one chunk: many tiny chunks would cost a request each.
    groups: [{ name: 'common', minShareCount: 3 }],
    plugins: [browserOnly(budget(labBudgets))],
  }),
});
