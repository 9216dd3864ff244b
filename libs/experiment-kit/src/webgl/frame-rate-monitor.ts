/** Limits of a device for WebGL. */
const WEBGL_LIMITS = { windowS: 3, maxAverageS: 0.04 };
/**
 * Limit of one frame's weight, s: a single long frame (another program, a suspended computer) is not a slow
 * device.
 */
const MAX_FRAME_S = 0.25;

/**
 * Creates a monitor that detects a device that is too slow.
 * @param limits measurement window, s, and maximum average frame time in it, s
 */
export function createFrameRateMonitor({ windowS, maxAverageS } = WEBGL_LIMITS) {
  let last: number | undefined;
  let total = 0;
  let count = 0;
  const restart = (): void => {
    total = 0;
    count = 0;
  };
  return {
    /** Adds the time of a frame, s. @returns whether the average of a window that ends now is too slow */
    addFrame(now: number): boolean {
      const elapsed = Math.min(MAX_FRAME_S, now - (last ?? now));
      last = now;
      if (elapsed <= 0) return false;
      total += elapsed;
      count++;
      if (total < windowS) return false;
      const slow = total / count > maxAverageS;
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
