'use client';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
};

/** Whether the page is scrolled by more than `pixels`. Renders only when the result changes. */
export const useScrolled = (pixels = 50): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  );
