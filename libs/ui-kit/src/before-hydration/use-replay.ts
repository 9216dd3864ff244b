'use client';
import { useEffect } from 'react';
import { replayInteractions, type Interaction } from './interactions.js';

/**
 * Replays the interactions before hydration, in an effect of the hydrated component. Then the element `#root` gets the
 * attribute `data-hydrated`.
 * @param interactions emptied by the replay
 * @param isReady false while a clicked control is not rendered yet
 * @param key a new key restarts the wait, for controls that replace the first ones
 */
export function useReplay(interactions: Interaction[], isReady = true, key = ''): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!isReady || !root) return undefined;
    // After all effects: they may change the key, and only then can an event hydrate a lazily loaded section.
    const timer = setTimeout(() => void replayInteractions(root, interactions));
    return () => clearTimeout(timer);
  }, [interactions, isReady, key]);
}
