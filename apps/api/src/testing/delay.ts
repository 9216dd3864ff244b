import type { Delay } from '../limits/pacer.js';

/** Delays that end at once, or when the test says so. */
export interface TestDelay {
  readonly delay: Delay;
  /** The delays since the last call, ms, in order. */
  readonly take: () => readonly number[];
  /** From now on each delay lasts until `release`. */
  readonly pause: () => void;
  /** Number of delays that last. */
  readonly pendingCount: () => number;
  /** Ends all delays; later ones end at once. */
  readonly release: () => void;
}

export function makeDelay(): TestDelay {
  const delays: number[] = [];
  const ends: (() => void)[] = [];
  let isPaused = false;
  return {
    take: () => delays.splice(0),
    delay: (ms, signal) => {
      delays.push(ms);
      signal.throwIfAborted();
      if (!isPaused) return Promise.resolve();
      return new Promise<void>((resolve, reject) => {
        ends.push(resolve);
        signal.addEventListener('abort', () => {
          const at = ends.indexOf(resolve);
          if (at >= 0) ends.splice(at, 1);
          reject(new Error('aborted'));
        });
      });
    },
    pause: () => void (isPaused = true),
    pendingCount: () => ends.length,
    release: () => {
      isPaused = false;
      for (const end of ends.splice(0)) end();
    },
  };
}
