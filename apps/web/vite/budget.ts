import { checkBudget, measureBundle } from '@zarra/build/measure-bundle';
import type { Plugin } from 'vite';

/** Size limit of the first visit to a screen. */
export interface Budget {
  readonly route: string;
  /** Last part of the path of the screen's module. */
  readonly screen: string;
  /** Maximum size of the JavaScript, bytes, gzip -9: the entry, the screen, and their static imports. */
  readonly firstVisit: number;
}

/** Prints the size of the first visit to each screen, and fails the build if it exceeds the budget. */
export function budget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'zarra:budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const { loadedBy, bytes } = measureBundle(bundle);
      for (const { route, screen, firstVisit } of budgets)
        checkBudget(`JavaScript of the first visit to ${route}`, bytes(loadedBy(screen)), firstVisit);
    },
  };
}
