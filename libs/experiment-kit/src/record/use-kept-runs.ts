import type { State } from '@zarra/physics';
import { useState } from 'react';
import type { Session } from '../session/create-session.js';
import { keepRun, MOST_RUNS, type KeptRun } from './kept-run.js';

/** The runs a learner keeps beside each other. */
export interface KeptRuns<K extends string> {
  readonly runs: readonly KeptRun<K>[];
  /** Keeps what is shown now. @returns its number; undefined where there is no room */
  keep: () => number | undefined;
  remove: (number: number) => void;
}

/** Up to five runs; they last as long as the page. */
export function useKeptRuns<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
): KeptRuns<K> {
  const [kept, setKept] = useState<{ runs: readonly KeptRun<K>[]; last: number }>({ runs: [], last: 0 });
  const { runs, last } = kept;
  return {
    runs,
    keep() {
      if (runs.length >= MOST_RUNS) return undefined;
      const run = keepRun(session, last + 1);
      setKept({ runs: [...runs, run], last: run.number });
      return run.number;
    },
    remove: (number) => setKept({ runs: runs.filter((run) => run.number !== number), last }),
  };
}
