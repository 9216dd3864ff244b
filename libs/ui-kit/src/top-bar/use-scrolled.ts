'use client';
import { useSyncExternalStore } from 'react';

const watch = (onChange: () => void) => {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
};

/** Whether the page is scrolled by more than so many pixels. Renders again only when the answer changes. */
export const useScrolled = (pixels = 50): boolean =>
  useSyncExternalStore(
    watch,
    () => scrollY > pixels,
    () => false,
  );
