/** Measurement window, s. */
const WINDOW_S = 3;
/** Maximum average frame time, s. */
const MAX_AVERAGE_S = 0.04;
/**
 * Limit of one frame's weight, s: a single long frame (another program, a suspended computer) is not a slow
 * device.
 */
const MAX_FRAME_S = 0.25;

/** Creates a monitor that detects a device that is too slow. It measures frames in windows of three seconds. */
export function createFrameRateMonitor() {
  let last: number | undefined;
  let total = 0;
  let count = 0;
  const restart = (): void => {
    total = 0;
    count = 0;
  };
  return {
    /** Adds the time of a frame, s. @returns whether the average of the last three seconds is too slow */
    addFrame(now: number): boolean {
      const elapsed = Math.min(MAX_FRAME_S, now - (last ?? now));
      last = now;
      if (elapsed <= 0) return false;
      total += elapsed;
      count++;
      if (total < WINDOW_S) return false;
      const slow = total / count > MAX_AVERAGE_S;
      restart();
      return slow;
    },
    /** Restarts the measurement after a pause of the scene. */
    reset: (): void => {
      last = undefined;
      restart();
    },
  };
}
