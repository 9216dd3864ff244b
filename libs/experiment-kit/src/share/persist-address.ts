import type { Session } from '../run/create-session.js';
import { createStateAddress } from './state-address.js';

/** Minimum interval between two updates, ms: browsers limit history updates. */
const MIN_INTERVAL_MS = 1000;

/**
 * Writes the state of a paused experiment to the address after changes, at most once per second. Nothing is
 * written while it plays or before the first change.
 * @returns stops it
 */
export function persistAddress(session: Session, write: (fragment: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenAt = -Infinity;
  let lastFragment = createStateAddress(session).fragment;
  const save = (): void => {
    timer = undefined;
    if (session.store.getState().playing) return;
    const { fragment } = createStateAddress(session);
    if (fragment === lastFragment) return;
    lastFragment = fragment;
    writtenAt = Date.now();
    write(fragment);
  };
  const unsubscribe = session.store.subscribe(({ playing }) => {
    if (!playing) timer ??= setTimeout(save, Math.max(0, writtenAt + MIN_INTERVAL_MS - Date.now()));
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
