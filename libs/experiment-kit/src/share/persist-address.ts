import type { Session } from '../run/session.js';

/** Minimum interval between two updates, ms: browsers limit history updates. */
const MIN_INTERVAL_MS = 1000;

/**
 * Has the state of a paused experiment written to the address after changes, at most once per second. Nothing is
 * written while it plays or before the first change.
 * @returns stops it
 */
export function persistAddress(session: Session, write: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenAt = -Infinity;
  const read = (): string => JSON.stringify(session.sharedState());
  let lastState = read();
  const save = (): void => {
    timer = undefined;
    if (session.store.getState().playing) return;
    const state = read();
    if (state === lastState) return;
    lastState = state;
    writtenAt = Date.now();
    write();
  };
  const unsubscribe = session.store.subscribe(({ playing }) => {
    if (!playing) timer ??= setTimeout(save, Math.max(0, writtenAt + MIN_INTERVAL_MS - Date.now()));
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
