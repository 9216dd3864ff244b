/** Frame time at 60 Hz, s. */
const FRAME_S = 1 / 60;
/** Maximum frames to catch up; the remaining model time is dropped and reported as lag. */
const MAX_FRAMES = 5;

/** Result of one frame. */
export interface Tick {
  /** Whole steps to compute. */
  readonly steps: number;
  /** Position of the frame between the last step and the next, 0 to 1. */
  readonly fraction: number;
  /** Whether the page was too slow and model time was dropped. */
  readonly isLagging: boolean;
}

/** Converts frames of any duration to steps of one length. */
export interface Clock {
  /**
   * @param elapsed time since the last frame, s
   * @param rate model steps in one second at the chosen speed
   */
  tick: (elapsed: number, rate: number) => Tick;
  /** Drops the started fraction of a step. */
  reset: () => void;
}

/**
 * Fixed-step clock ("Fix your timestep", Fiedler 2004): the remainder of a frame carries over to the next.
 * After a pause of the page at most five frames are caught up.
 */
export function createClock(): Clock {
  let remainder = 0;
  return {
    tick(elapsed, rate) {
      const maxSteps = Math.max(1, MAX_FRAMES * FRAME_S * rate);
      const due = remainder + Math.max(0, elapsed) * rate;
      const isLagging = due > maxSteps + 1;
      const available = isLagging ? maxSteps : due;
      const steps = Math.floor(available);
      remainder = isLagging ? 0 : available - steps;
      return { steps, fraction: remainder, isLagging };
    },
    reset() {
      remainder = 0;
    },
  };
}
