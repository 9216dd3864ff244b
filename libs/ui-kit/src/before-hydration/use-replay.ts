'use client';
import { useEffect } from 'react';
import { replayInteractions, type Interaction } from './interactions.js';

/**
 * Replays what was pressed and changed before hydration, in an effect of the component that is hydrated. Then the element
 * `#root` gets the attribute `data-hydrated`.
 * @param interactions emptied by the replay
 * @param isReady false while a control that was pressed is not shown yet
 * @param key another key waits for the controls that replace the first ones
 */
export function useReplay(interactions: Interaction[], isReady = true, key = ''): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!isReady || !root) return undefined;
    // After all effects: they may change the key, and only then does an event hydrate a lazily loaded section.
    const timer = setTimeout(() => void replayInteractions(root, interactions));
    return () => clearTimeout(timer);
  }, [interactions, isReady, key]);
}
