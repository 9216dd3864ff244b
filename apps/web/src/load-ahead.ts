import { preloadScreen } from './routes.js';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

const ahead = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === location.origin) void preloadScreen(link.pathname);
};

/**
 * Fetches the screen a link leads to as soon as somebody points at it, touches it or reaches it by keyboard. Not before:
 * many pay by the megabyte.
 */
export function loadAhead(): void {
  for (const sign of SIGNS) addEventListener(sign, ahead, { passive: true });
}
