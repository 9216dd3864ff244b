import { preloadScreen } from './routes.js';

const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

const prefetch = ({ target }: Event): void => {
  if (!(target instanceof Element)) return;
  const form = target.closest<HTMLFormElement>('form[action]');
  const opened = target.closest<HTMLAnchorElement>('a[href]') ?? (form && new URL(form.action));
  if (opened?.origin === location.origin) void preloadScreen(opened.pathname);
};

/**
 * Prefetches the screen of a link, or of a form that opens one, on hover, touch or focus, not earlier: many learners pay by the
 * megabyte.
 */
export function prefetchOnIntent(): void {
  for (const event of INTENT_EVENTS) addEventListener(event, prefetch, { passive: true });
}
