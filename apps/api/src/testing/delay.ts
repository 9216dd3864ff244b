import type { Delay } from '../limits/pacer.js';

/** Delays that end at once, or when the test says so. */
export interface TestDelay {
  readonly delay: Delay;
  /** The delays since the last call, ms, in order. */
  readonly take: () => readonly number[];
  /** From now on each delay lasts until `release`. */
  readonly hold: () => void;
  /** Number of delays that last. */
  readonly held: () => number;
  /** Ends all delays; later ones end at once. */
  readonly release: () => void;
}

export function makeDelay(): TestDelay {
  const delays: number[] = [];
  const ends: (() => void)[] = [];
  let isHeld = false;
  return {
    take: () => delays.splice(0),
    delay: (ms, signal) => {
      delays.push(ms);
      signal.throwIfAborted();
      if (!isHeld) return Promise.resolve();
      return new Promise<void>((resolve, reject) => {
        ends.push(resolve);
        signal.addEventListener('abort', () => {
          const at = ends.indexOf(resolve);
          if (at >= 0) ends.splice(at, 1);
          reject(new Error('aborted'));
        });
      });
    },
    hold: () => void (isHeld = true),
    held: () => ends.length,
    release: () => {
      isHeld = false;
      for (const end of ends.splice(0)) end();
    },
  };
}
