// A touch fires pointerdown, a mouse wheel fires scroll.
const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
/** Delay of hydration after the first paint without an interaction, ms: animations start, data is refreshed. */
const HYDRATE_AFTER_MS = 8000;

/**
 * Runs the module that hydrates a server-rendered page after the first paint: the first module that the page fetches by
 * `<link rel="modulepreload" fetchpriority="low">`. A browser may cache a failed import until the page is reloaded:
 * the page reloads when the browser is online again.
 * @param immediately runs the module as soon as it has loaded. Otherwise it runs at the first interaction, which saves
 * processor time on slow phones.
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
