import { checkBudget, weighBundle } from '@zarra/tools/budget/weigh-bundle';
import type { Plugin } from 'vite';

/** Most bytes of JavaScript, gzip -9. */
export interface LabBudget {
  /** The first experiment a browser opens, all it imports at once. */
  readonly first: number;
  /** The same with the stage of three dimensions. */
  readonly deep: number;
  /** What a further experiment adds to the first: its own files. */
  readonly further: number;
  /** The laboratory as a whole. */
  readonly all: number;
}

const DEPTH = ['/src/depth/begin-depth.ts', '/src/depth/gl-pen.ts', '/src/depth/orbit.ts'];

/** Prints what experiments cost to load, and fails the build when a budget is exceeded. */
export function budget(most: LabBudget): Plugin {
  return {
    name: 'zarra:lab-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const { files, loadedBy, bytes } = weighBundle(bundle);
      const labs = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? (/\/experiments\/([^/]+)\/lab\.ts$/.exec(file.facadeModuleId ?? '') ?? []).slice(1)
          : [],
      );
      const shell = loadedBy();
      const isCommon = (file: string): boolean => /\/common-[^/]+$/.test(file);
      const costs = labs.map((slug) => {
        const module = `/experiments/${slug}/lab.ts`;
        const loaded = loadedBy(module);
        return {
          slug,
          first: bytes(loaded),
          deep: bytes(loadedBy(module, ...DEPTH)),
          further: bytes([...loaded].filter((file) => !shell.has(file) && !isCommon(file))),
        };
      });
      for (const [kind, name] of [
        ['first', 'first visit'],
        ['deep', 'first visit in three dimensions'],
        ['further', 'further experiment'],
      ] as const) {
        const dearest = costs.reduce((dear, cost) => (cost[kind] > dear[kind] ? cost : dear));
        checkBudget(`JavaScript of the dearest ${name} (${dearest.slug})`, dearest[kind], most[kind]);
      }
      checkBudget(`JavaScript of all ${labs.length} experiments`, bytes(files), most.all);
    },
  };
}
