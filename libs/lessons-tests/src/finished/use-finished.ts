import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Learner } from '../learner.js';
import { readFlags, subscribeToFlags } from './flags.js';

/**
 * Finished lessons of the signed-in learner by the flags `testCompleted-lesson-{id}` and `testPercentage-lesson-{id}`
 * (decision 23): lesson id → per cent. Empty for everybody else.
 */
export function useFinished(learner: Learner): ReadonlyMap<number, number> {
  const key = learner.status === 'signed-in' ? learner.key : null;
  const read = useCallback(() => (key === null ? '' : readFlags(key)), [key]);
  const flags = useSyncExternalStore(subscribeToFlags, read, () => '');
  return useMemo(() => {
    const pairs = flags === '' ? [] : flags.split(',').map((pair) => pair.split(':').map(Number));
    return new Map(pairs.map(([id = 0, value = 0]) => [id, value]));
  }, [flags]);
}
