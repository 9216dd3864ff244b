import type { Delay } from '../limits/throttle.js';

/** Replaces the timer of the throttle: delays end at once, or when the test releases them. */
export interface TestDelay {
  readonly delay: Delay;
  /** Returns the delays since its last call, ms, in order. */
  readonly take: () => readonly number[];
  /** Later delays last until `release`. */
  readonly pause: () => void;
  /** Number of unfinished delays. */
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
          const index = ends.indexOf(resolve);
          if (index >= 0) ends.splice(index, 1);
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
