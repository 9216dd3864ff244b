import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { closeMenu } from './menu.js';

/** After each navigation the menu is closed; a change of path also leads to the top and to the new content. */
export function useNewPage(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const lastKey = useRef(key);
  const last = useRef(pathname);
  useEffect(() => {
    // The menu may be open before hydration.
    if (lastKey.current !== key) closeMenu();
    lastKey.current = key;
  }, [key]);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    scrollTo({ top: 0, behavior: 'instant' });
    // After the menu, which gives the focus back to its button while closing.
    const frame = requestAnimationFrame(() => {
      // Whoever still works in the content (a filter that changed the address) keeps the place.
      if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, main]);
}
