import { checkBudget, measureBundle } from '@zarra/build/measure-bundle';
import type { experimentBudgets } from '@zarra/build/byte-budgets';
import type { Plugin } from 'vite';

const SCREEN = '/src/screens/laboratory/experiment-screen.tsx';
const CATALOGUE = '/src/screens/catalogue-screen.tsx';
/** Modules that every experiment imports lazily before it runs. */
const LOADED_AT_START = [
  '/src/content/texts.tsx',
  '/src/controls/shortcuts.tsx',
  '/src/measurements/points.ts',
  '/src/plot/graph.tsx',
  '/src/scene/handle-drag.ts',
  '/src/stage/draw-labels.ts',
];
/** Modules that an experiment imports for a stage of three dimensions. */
const WEBGL = ['/src/webgl/start-webgl.ts', '/src/webgl/webgl-pen.ts', '/src/webgl/orbit-controls.tsx'];
const DEFINITION = /\/experiments\/([^/]+)\/definition\.ts$/;

/**
 * Prints what a browser requests until an experiment runs, lazy modules and those of a stage of three dimensions included, and
 * fails the build when a budget is exceeded.
 */
export function experimentBudget(limits: typeof experimentBudgets): Plugin {
  return {
    name: 'zarra:experiment-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const { loadedBy, bytes, brotliBytes } = measureBundle(bundle);
      const catalogue = loadedBy(CATALOGUE);
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [{ name: file.fileName, module: file.facadeModuleId ?? '', is3d: file.code.includes('view3d:') }]
          : [],
      );
      const costs = chunks.flatMap(({ module, is3d }) => {
        const [, slug] = DEFINITION.exec(module) ?? [];
        if (slug === undefined) return [];
        const own = ['definition', 'theory', 'constructions']
          .map((part) => `/experiments/${slug}/${part}.ts`)
          .filter((part) => chunks.some((chunk) => chunk.module.endsWith(part)));
        const common = [SCREEN, ...LOADED_AT_START, ...(is3d ? WEBGL : [])];
        const all = loadedBy(...common, ...own);
        const known = loadedBy(...common);
        const opened = [...all].filter((file) => !catalogue.has(file));
        return [
          { slug, budget: 'firstVisit', name: 'first visit of an experiment', files: [...all] },
          is3d
            ? { slug, budget: 'opened3d', name: 'experiment in three dimensions, opened', files: opened }
            : { slug, budget: 'opened', name: 'experiment, opened', files: opened },
          {
            slug,
            budget: 'next',
            name: 'further experiment',
            files: [...all].filter((file) => !known.has(file)),
          },
        ] as const;
      });
      for (const budget of ['firstVisit', 'opened', 'opened3d', 'next'] as const) {
        const sizes = costs
          .filter((cost) => cost.budget === budget)
          .map((cost) => ({ ...cost, size: brotliBytes(cost.files) }));
        const largest = sizes.reduce((current, one) => (one.size > current.size ? one : current));
        const { name, slug, files, size } = largest;
        checkBudget(
          `JavaScript of the largest ${name} (${slug}, ${files.length} files, gzip ${bytes(files)})`,
          size,
          limits[budget],
          'brotli',
        );
      }
    },
  };
}
