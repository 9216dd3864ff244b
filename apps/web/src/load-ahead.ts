import { preloadScreens } from './routes.js';

/** Where Safari has no requestIdleCallback, ms after the page has loaded. */
const FALLBACK_MS = 1000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, FALLBACK_MS);
};

interface Connection {
  readonly saveData?: boolean;
}

const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true;

/**
 * Fetches the other screens once the page has nothing else to do: they then open without the network. Not for whoever
 * asked the browser to save data.
 */
export function loadAhead(): void {
  if (savesData()) return;
  if (document.readyState === 'complete') whenIdle(preloadScreens);
  else addEventListener('load', () => whenIdle(preloadScreens), { once: true });
}
