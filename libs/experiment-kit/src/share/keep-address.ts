import type { State } from '@zarra/physics';
import type { Session } from '../session/create-session.js';
import { shareState } from './share-state.js';

/** Shortest time between two addresses, ms: browsers refuse a page that changes its address more often. */
const PAUSE_MS = 1000;

/**
 * Writes the state into the address while the experiment rests: once it was changed or paused, at most once a second.
 * Nothing is written while it plays, nor before anything changed.
 * @returns ends it
 */
export function keepAddress<K extends string, S extends State, V extends string>(
  session: Session<K, S, V>,
  write: (letters: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenAt = -Infinity;
  let last = shareState(session).letters;
  const put = (): void => {
    timer = undefined;
    if (session.news.getState().playing) return;
    const { letters } = shareState(session);
    if (letters === last) return;
    last = letters;
    writtenAt = Date.now();
    write(letters);
  };
  const end = session.news.subscribe(({ playing }) => {
    if (!playing) timer ??= setTimeout(put, Math.max(0, writtenAt + PAUSE_MS - Date.now()));
  });
  return () => {
    end();
    clearTimeout(timer);
  };
}
