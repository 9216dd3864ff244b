'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the page is hydrated: false on a server and during hydration, true afterwards; true from the first render in a
 * page rendered in the browser.
 *
 * When to use: for state of the browser (storage, window), so that the first render equals the server's.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
