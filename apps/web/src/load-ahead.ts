import { screens } from './routes.js';

/** Where Safari has no requestIdleCallback, ms after the page has loaded. */
const FALLBACK_MS = 1000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, FALLBACK_MS);
};

const load = (): void => {
  for (const screen of screens) screen().catch(() => undefined); // Asked for again when it is needed.
};

/** Fetches the other screens once the page has nothing else to do: they then open without the network. */
export function loadAhead(): void {
  if (document.readyState === 'complete') whenIdle(load);
  else addEventListener('load', () => whenIdle(load), { once: true });
}
