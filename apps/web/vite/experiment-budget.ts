import { checkBudget, measureBundle } from '@zarra/build/measure-bundle';
import type { experimentBudgets } from '@zarra/build/byte-budgets';
import type { Plugin } from 'vite';

const SCREEN = '/src/screens/laboratory/experiment-screen.tsx';
const CATALOGUE = '/src/screens/catalogue-screen.tsx';
/** A lesson with its list of experiments, and what it loads when one opens. */
const LESSON = [
  '/src/screens/lessons-screen.tsx',
  '/src/lesson/lesson-experiments.tsx',
  '/src/lesson/experiments/experiment-card.tsx',
];
const IN_LESSON = '/src/screens/laboratory/lesson-experiment.tsx';
/** Modules that an experiment imports lazily before it runs, in a lesson too. */
const LOADED_AT_START = ['/src/plot/graph.tsx', '/src/scene/handle-drag.ts', '/src/stage/draw-labels.ts'];
/** Modules that the page of an experiment imports besides. */
const LOADED_BY_PAGE = ['/src/measurements/points.ts'];
/** Modules that an experiment imports for a stage of three dimensions. */
const WEBGL = ['/src/webgl/start-webgl.ts', '/src/webgl/webgl-pen.ts', '/src/webgl/orbit-controls.tsx'];
const DEFINITION = /\/experiments\/([^/]+)\/definition\.ts$/;

/** Names of the measured loads, as they are printed. */
const NAMES = {
  firstVisit: 'first visit of an experiment',
  opened: 'page of an experiment, opened',
  inLesson: 'experiment, opened in a lesson',
  next: 'further page of an experiment',
  nextInLesson: 'further experiment in a lesson',
} as const;

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
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [{ name: file.fileName, module: file.facadeModuleId ?? '', is3d: file.code.includes('view3d:') }]
          : [],
      );
      const costs = chunks.flatMap(({ module, is3d }) => {
        const [, slug] = DEFINITION.exec(module) ?? [];
        if (slug === undefined) return [];
        const part = (name: string) => `/experiments/${slug}/${name}.ts`;
        const definition = part('definition');
        const pageParts = [part('constructions')].filter((file) =>
          chunks.some((chunk) => chunk.module.endsWith(file)),
        );
        const started = [...LOADED_AT_START, ...(is3d ? WEBGL : [])];
        const common = [SCREEN, ...started, ...LOADED_BY_PAGE];
        const page = loadedBy(...common, definition, ...pageParts);
        const inLesson = loadedBy(...LESSON, IN_LESSON, ...started, definition);
        const beside = (files: Set<string>, known: Set<string>) =>
          [...files].filter((file) => !known.has(file));
        return [
          { slug, budget: 'firstVisit', files: [...page] },
          { slug, budget: 'opened', files: beside(page, loadedBy(CATALOGUE)) },
          { slug, budget: 'inLesson', files: beside(inLesson, loadedBy(...LESSON)) },
          { slug, budget: 'next', files: beside(page, loadedBy(...common)) },
          {
            slug,
            budget: 'nextInLesson',
            files: beside(inLesson, loadedBy(...LESSON, IN_LESSON, ...started)),
          },
        ] as const;
      });
      for (const budget of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
        const sizes = costs
          .filter((cost) => cost.budget === budget)
          .map((cost) => ({ ...cost, size: brotliBytes(cost.files) }));
        const { slug, files, size } = sizes.reduce((current, one) =>
          one.size > current.size ? one : current,
        );
        checkBudget(
          `JavaScript of the largest ${NAMES[budget]} (${slug}, ${files.length} files, gzip ${bytes(files)})`,
          size,
          limits[budget],
          'brotli',
        );
      }
    },
  };
}
