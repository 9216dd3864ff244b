import { checkBudget, measureBundle } from '@zarra/build/measure-bundle';
import type { labBudgets } from '@zarra/build/byte-budgets';
import type { Plugin } from 'vite';

const WEBGL_MODULES = [
  '/src/webgl/start-webgl.ts',
  '/src/webgl/webgl-pen.ts',
  '/src/webgl/orbit-controls.tsx',
];

/** Prints the sizes of the experiments and fails the build when a budget is exceeded. */
export function budget(limits: typeof labBudgets): Plugin {
  return {
    name: 'zarra:lab-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const { files, loadedBy, bytes } = measureBundle(bundle);
      const slugs = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? (/\/experiments\/([^/]+)\/definition\.ts$/.exec(file.facadeModuleId ?? '') ?? []).slice(1)
          : [],
      );
      const shell = loadedBy();
      const isShared = (file: string): boolean => /\/common-[^/]+$/.test(file);
      const costs = slugs.map((slug) => {
        const module = `/experiments/${slug}/definition.ts`;
        const loaded = loadedBy(module);
        return {
          slug,
          firstVisit: bytes(loaded),
          firstVisit3d: bytes(loadedBy(module, ...WEBGL_MODULES)),
          nextExperiment: bytes([...loaded].filter((file) => !shell.has(file) && !isShared(file))),
        };
      });
      for (const [kind, name] of [
        ['firstVisit', 'first visit'],
        ['firstVisit3d', 'first visit in three dimensions'],
        ['nextExperiment', 'next experiment'],
      ] as const) {
        const largest = costs.reduce((current, cost) => (cost[kind] > current[kind] ? cost : current));
        checkBudget(`JavaScript of the largest ${name} (${largest.slug})`, largest[kind], limits[kind]);
      }
      checkBudget(`JavaScript of all ${slugs.length} experiments`, bytes(files), limits.total);
    },
  };
}
