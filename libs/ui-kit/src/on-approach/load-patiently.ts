/** Pauses before a file is asked for again, ms; the last one repeats. */
const PAUSES_MS = [2000, 8000, 30_000];

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });

/** Loads until it succeeds: after a failure again in 2, 8, 30, 30… seconds, and as soon as the network is back. */
export async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch {
      await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0);
    }
  }
}
