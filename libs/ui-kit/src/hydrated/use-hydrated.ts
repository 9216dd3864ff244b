'use client';
import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/**
 * Whether the page is alive: false on a server and while its HTML is taken over, true from then on, and from the first
 * render in a page made in the browser.
 *
 * When to use: for what only a browser knows (its storage, its window), so that the first render equals the server's.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
