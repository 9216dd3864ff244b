/** How long frames are watched before they are judged, s. */
const WINDOW_S = 3;
/** The slowest average that is borne, s. */
const SLOWEST_S = 0.04;
/** One long frame is a hiccup (another program, a sleeping computer) and counts no more than this, s. */
const LONGEST_S = 0.25;

/** Judges whether a device keeps up. */
export interface FrameWatch {
  /** Takes the time of a frame, s. @returns whether the last three seconds were too slow on average */
  frame: (now: number) => boolean;
  /** What comes next does not follow on what was: the scene stood still. */
  rest: () => void;
}

/** Watches frames, three seconds at a time. */
export function createFrameWatch(): FrameWatch {
  let last: number | undefined;
  let passed = 0;
  let count = 0;
  const begin = (): void => {
    passed = 0;
    count = 0;
  };
  return {
    frame(now) {
      const elapsed = Math.min(LONGEST_S, now - (last ?? now));
      last = now;
      if (elapsed <= 0) return false;
      passed += elapsed;
      count++;
      if (passed < WINDOW_S) return false;
      const slow = passed / count > SLOWEST_S;
      begin();
      return slow;
    },
    rest() {
      last = undefined;
      begin();
    },
  };
}
