/** Longest wait for a quiet moment, ms. */
const PATIENCE_MS = 3000;

/** Resolves in a moment when the browser has nothing to do; at once where that cannot be told. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') resolve();
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
  });
