/** How long an idle moment is waited for after loading, ms. */
const PATIENCE_MS = 2000;
/** Where Safari has no requestIdleCallback, ms after loading. */
const FALLBACK_MS = 200;
const TOUCHES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

const askFor = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), link));

/**
 * Fetches and starts the app when the page has loaded and the device is idle, or at the first touch.
 * @param root holds the addresses of the app's program, of its screen's, and of the page's data: `data-app`, `-screen`, `-state`
 */
export function bringApp(root: HTMLElement): void {
  let isAsked = false;
  const bring = (): void => {
    if (isAsked) return;
    isAsked = true;
    for (const touch of TOUCHES) removeEventListener(touch, bring);
    const { app = '', screen = '', state = '' } = root.dataset;
    askFor({ rel: 'modulepreload', href: screen });
    askFor({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: state });
    // A browser may remember the failure of a program's file as long as the page lives.
    import(/* @vite-ignore */ app).catch(() =>
      addEventListener('online', () => location.reload(), { once: true }),
    );
  };
  for (const touch of TOUCHES) addEventListener(touch, bring, { passive: true });
  const whenLoaded = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(bring, { timeout: PATIENCE_MS });
    else setTimeout(bring, FALLBACK_MS);
  };
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { once: true });
}
