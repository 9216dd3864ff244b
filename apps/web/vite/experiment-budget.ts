import { checkBudget, measureBundle } from '@zarra/tools/budget/measure-bundle';
import type { experimentBudgets } from '@zarra/tools/budget/byte-budgets';
import type { Plugin } from 'vite';

const SCREEN = '/src/screens/laboratory/experiment-screen.tsx';
/** Modules that an experiment imports lazily before it runs, on a device with WebGL: its graph, notices, a 3-D stage. */
const LOADED_AT_START: readonly string[] = [];

/** Prints the sizes of the experiments, and fails the build when a budget is exceeded. */
export function experimentBudget(limits: typeof experimentBudgets): Plugin {
  return {
    name: 'zarra:experiment-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const { loadedBy, bytes } = measureBundle(bundle);
      const slugs = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? (/\/experiments\/([^/]+)\/definition\.ts$/.exec(file.facadeModuleId ?? '') ?? []).slice(1)
          : [],
      );
      const catalogue = loadedBy('/src/screens/catalogue-screen.tsx');
      const screen = loadedBy(SCREEN, ...LOADED_AT_START);
      const without = (files: ReadonlySet<string>, known: ReadonlySet<string>) =>
        [...files].filter((file) => !known.has(file));
      const costs = slugs.map((slug) => {
        const files = loadedBy(SCREEN, ...LOADED_AT_START, `/experiments/${slug}/definition.ts`);
        return {
          slug,
          firstVisit: bytes(files),
          opened: bytes(without(files, catalogue)),
          next: bytes(without(files, screen).filter((file) => !/\/experiments-[^/]+$/.test(file))),
        };
      });
      for (const [kind, name] of [
        ['firstVisit', 'first visit of an experiment'],
        ['opened', 'experiment opened from the catalogue'],
        ['next', 'further experiment'],
      ] as const) {
        const largest = costs.reduce((current, cost) => (cost[kind] > current[kind] ? cost : current));
        checkBudget(`JavaScript of the largest ${name} (${largest.slug})`, largest[kind], limits[kind]);
      }
    },
  };
}
