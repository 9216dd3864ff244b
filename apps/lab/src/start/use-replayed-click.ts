import { useEffect } from 'react';
import { replayClick } from './record-click.js';

/**
 * Replays a press made before hydration, once the state in the page's address is open.
 * @param isOpen false while a long shared run is repeated
 * @param key identifies the session that is shown
 */
export function useReplayedClick(isOpen: boolean, key: string): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!isOpen || !root) return undefined;
    // The first effects read the address: a session from there replaces this one before the timer fires.
    const timer = setTimeout(() => replayClick(root));
    return () => clearTimeout(timer);
  }, [isOpen, key]);
}
