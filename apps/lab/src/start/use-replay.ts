import { replayInteractions, type Interaction } from '@zarra/ui-kit/before-hydration';
import { useEffect } from 'react';

/**
 * Replays what was pressed and changed before hydration, once the state in the page's address is open.
 * @param interactions emptied by the replay
 * @param isOpen false while a long shared run is repeated
 * @param key identifies the session that is shown
 */
export function useReplay(interactions: Interaction[], isOpen: boolean, key: string): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!isOpen || !root) return undefined;
    // The first effects read the address: a session from there replaces this one before the timer fires.
    const timer = setTimeout(() => void replayInteractions(root, interactions));
    return () => clearTimeout(timer);
  }, [interactions, isOpen, key]);
}
