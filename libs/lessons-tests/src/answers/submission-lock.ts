/** Holders of this page by name, for browsers without Web Locks: old ones, and pages not served securely. */
const tails = new Map<string, Promise<unknown>>();

async function inThisPage<T>(name: string, act: () => Promise<T>): Promise<T> {
  const turn = (tails.get(name) ?? Promise.resolve()).then(act, act);
  tails.set(name, turn);
  try {
    return await turn;
  } finally {
    if (tails.get(name) === turn) tails.delete(name);
  }
}

/**
 * Runs one act at a time of those that share a name, in all tabs of the browser. Without Web Locks in this page only:
 * two tabs may then send the same answers twice, which the server takes for one submission.
 */
export async function oneAtATime<T>(name: string, act: () => Promise<T>): Promise<T> {
  // The types promise what insecure pages and old browsers do not have.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return inThisPage(name, act);
  const turn: { result?: Promise<T> } = {};
  try {
    await locks.request(name, async () => {
      turn.result = act();
      await turn.result;
    });
  } catch {
    // The act's own failure is told below; a browser may also know locks and refuse them, as in a sandboxed frame.
  }
  return turn.result ?? inThisPage(name, act);
}
