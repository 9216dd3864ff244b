// A touch sends pointerdown, a turned wheel scrolls.
const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
/** Without an interaction a page hydrates this long after its first paint, in ms: animations start, data is refreshed. */
const HYDRATE_AFTER_MS = 8000;

/**
 * Runs the module that hydrates a server-rendered page, after the first paint: the first one that the page fetches by
 * `<link rel="modulepreload" fetchpriority="low">`. A browser may remember a failed module until the page is reloaded: the
 * page is, once the network is back.
 * @param immediately runs it as soon as it is there. Otherwise it runs at the first interaction: until then it takes no
 * processor time from a slow phone.
 */
export function runAfterPaint(immediately: boolean): void {
  const app = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href;
  if (app === undefined) return;
  // A module runs once, however often it is imported.
  const run = (): void =>
    void import(/* @vite-ignore */ app).catch(() => addEventListener('online', () => location.reload()));
  if (!immediately) for (const event of INTERACTION_EVENTS) addEventListener(event, run, { once: true });
  requestAnimationFrame(() => setTimeout(run, immediately ? 0 : HYDRATE_AFTER_MS));
}
