import type { Session } from '../run/session.js';

/**
 * Has the state of a paused experiment written to its address after changes. Nothing is written while it plays, for the
 * demonstration, or before the first change.
 * @param interval minimum time between two writes, ms
 * @returns stops it
 */
export function persistAddress(session: Session, interval: number, write: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenAt = -Infinity;
  const read = (): string => JSON.stringify(session.sharedState());
  let lastState = read();
  const save = (): void => {
    timer = undefined;
    const { playing, demonstrating } = session.store.getState();
    if (playing || demonstrating) return;
    const state = read();
    if (state === lastState) return;
    lastState = state;
    writtenAt = Date.now();
    write();
  };
  const unsubscribe = session.store.subscribe(({ playing }) => {
    if (!playing) timer ??= setTimeout(save, Math.max(0, writtenAt + interval - Date.now()));
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
