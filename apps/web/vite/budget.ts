import { checkBudget, weighBundle } from '@zarra/tools/budget/weigh-bundle';
import type { Plugin } from 'vite';

/** Screens by the module the router loads for them, with the most bytes their first visit may cost. */
export interface Budget {
  readonly route: string;
  /** Path ending of the screen's module. */
  readonly screen: string;
  /** Bytes of JavaScript, gzip -9: the entry, the screen, and all they import at once. */
  readonly firstVisit: number;
}

/** Prints what a first visit of each screen loads, and fails the build when a budget is exceeded. */
export function budget(budgets: readonly Budget[]): Plugin {
  return {
    name: 'zarra:budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const { loadedBy, bytes } = weighBundle(bundle);
      for (const { route, screen, firstVisit } of budgets)
        checkBudget(`JavaScript of the first visit to ${route}`, bytes(loadedBy(screen)), firstVisit);
    },
  };
}
