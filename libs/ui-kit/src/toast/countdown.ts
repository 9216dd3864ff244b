/** Counts milliseconds down, but not while paused. Starts paused. */
export const createCountdown = (milliseconds: number, onEnd: () => void) => {
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    resume: (): void => {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(onEnd, left);
    },
    pause: (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, left - (Date.now() - startedAt));
    },
  };
};
