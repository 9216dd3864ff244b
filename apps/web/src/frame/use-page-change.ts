import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Id of the menu's dialog on a phone. The browser opens it with a button, also before hydration. */
export const MENU_ID = 'menu';

/** Closes the menu. The browser restores the focus to its button. */
export const closeMenu = (): void => (document.getElementById(MENU_ID) as HTMLDialogElement | null)?.close();

/** Closes the menu after each navigation. A new path also scrolls to the top and focuses the content. */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const navigation: string = useNavigationType();
  const isBack = navigation === 'POP';
  const lastKey = useRef(key);
  const lastPathname = useRef(pathname);
  useEffect(() => {
    // The menu can be open before hydration: it stays open on the first render.
    if (lastKey.current !== key) closeMenu();
    lastKey.current = key;
  }, [key]);
  useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    // The browser restores the place of an earlier page.
    if (!isBack) scrollTo({ top: 0, behavior: 'instant' });
    // After the menu, which restores the focus to its button when it closes.
    const frame = requestAnimationFrame(() => {
      // A control in the content, such as a filter that changed the path, keeps the focus.
      if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, main, isBack]);
}
