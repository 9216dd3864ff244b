/** Frame time at 60 Hz, s. */
const FRAME_S = 1 / 60;
/** Maximum frames to catch up; the remaining model time is dropped and reported as lag. */
const MAX_FRAMES = 5;

/**
 * Fixed-step clock ("Fix your timestep", Fiedler 2004): converts frames of any duration to steps of one length. The
 * remainder of a frame carries over to the next. After a pause of the page at most five frames are caught up.
 */
export function createClock() {
  let remainder = 0;
  return {
    /**
     * Counts the whole steps of a frame.
     * @param elapsed time since the last frame, s
     * @param rate model steps in one second at the chosen speed
     * @returns also the position between the last step and the next, 0 to 1, and whether model time was dropped
     */
    tick(elapsed: number, rate: number) {
      const maxSteps = Math.max(1, MAX_FRAMES * FRAME_S * rate);
      const due = remainder + Math.max(0, elapsed) * rate;
      const isLagging = due > maxSteps + 1;
      const available = isLagging ? maxSteps : due;
      const steps = Math.floor(available);
      remainder = isLagging ? 0 : available - steps;
      return { steps, fraction: remainder, isLagging };
    },
    /** Drops the started fraction of a step. */
    reset(): void {
      remainder = 0;
    },
  };
}
