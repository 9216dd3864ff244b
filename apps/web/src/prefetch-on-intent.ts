import { preloadScreen } from './routes.js';

const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

const prefetch = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === location.origin) void preloadScreen(link.pathname);
};

/** Prefetches the screen of a link on hover, touch or focus, not earlier: many learners pay by the megabyte. */
export function prefetchOnIntent(): void {
  for (const event of INTENT_EVENTS) addEventListener(event, prefetch, { passive: true });
}
