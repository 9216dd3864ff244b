import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useMenu } from './menu-store.js';

/** On each change of path: to the top, the menu closed, the keyboard's place at the new content. */
export function useNewPage(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const hideMenu = useMenu((menu) => menu.hide);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    hideMenu();
    scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, hideMenu, main]);
}
