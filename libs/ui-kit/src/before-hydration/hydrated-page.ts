'use client';
import { useEffect } from 'react';
import { replayInteractions } from './replay-interactions.js';

/**
 * Ends the hydration of a server-rendered page: the element `#root` gets the attribute `data-hydrated`, and the interactions
 * before hydration are replayed.
 * @param isReady false while a clicked control is not rendered yet
 * @param key a new key restarts the wait, for controls that replace the first ones
 */
export function useHydratedPage(isReady = true, key = ''): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!isReady || !root) return undefined;
    // After all effects: they may change the key.
    const timer = setTimeout(() => {
      root.dataset['hydrated'] = '';
      void replayInteractions();
    });
    return () => clearTimeout(timer);
  }, [isReady, key]);
}

/** Calls {@link useHydratedPage}: the last child of the Suspense boundary around the screen of a page. */
export const HydratedPage = (): null => {
  useHydratedPage();
  return null;
};
