import { useState } from 'react';
import type { Session } from '../run/create-session.js';
import { saveRun, MAX_RUNS, type SavedRun } from './saved-run.js';

/** Up to five saved runs; they last as long as the page. */
export function useSavedRuns(session: Session) {
  const [saved, setSaved] = useState<{ runs: readonly SavedRun[]; last: number }>({ runs: [], last: 0 });
  const { runs, last } = saved;
  return {
    runs,
    /** Saves the current readouts. @returns the run's number; undefined when the maximum is reached */
    save: (): number | undefined => {
      if (runs.length >= MAX_RUNS) return undefined;
      const run = saveRun(session, last + 1);
      setSaved({ runs: [...runs, run], last: run.number });
      return run.number;
    },
    remove: (number: number) => setSaved({ runs: runs.filter((run) => run.number !== number), last }),
  };
}
