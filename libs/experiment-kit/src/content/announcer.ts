/** Minimum interval between announcements, ms: a screen reader needs it for a sentence. */
export const PAUSE_MS = 2000;

/** Publishes at most one text per two seconds, suitable for a polite live region. */
export function createAnnouncer(publish: (text: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: string | undefined;
  const startPause = (): void => {
    timer = setTimeout(() => {
      timer = undefined;
      if (pending === undefined) return;
      publish(pending);
      pending = undefined;
      startPause();
    }, PAUSE_MS);
  };
  return {
    /** Announces immediately, or after the interval; of several pending texts the latest is kept. */
    announce(text: string): void {
      if (timer !== undefined) {
        pending = text;
        return;
      }
      publish(text);
      startPause();
    },
    stop: (): void => clearTimeout(timer),
  };
}
