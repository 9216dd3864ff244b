/** A timer that can be paused. It starts paused. */
export const createCountdown = (milliseconds: number, onEnd: () => void) => {
  let remaining = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    resume: (): void => {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(onEnd, remaining);
    },
    pause: (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remaining = Math.max(0, remaining - (Date.now() - startedAt));
    },
  };
};
