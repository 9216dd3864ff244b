import { handleDialogCommands } from '../dialog/dialog-command.js';
import { restoreThemeChoice, setThemeChoice, type ThemeChoice } from '../theme-choice/theme-choice.js';
import { recordInteractions } from './record-interactions.js';

export { HydratedPage, useHydratedPage } from './hydrated-page.js';

/**
 * Makes a server-rendered page usable before its scripts have loaded: applies the saved theme, applies a choice of
 * `ThemeSwitch`, opens and closes dialogs by `dialogCommand`, and records every other interaction for `HydratedPage`. Call it
 * in an inline script in the head of the page.
 */
export function handleBeforeHydration(): void {
  restoreThemeChoice();
  addEventListener('change', ({ target }) => {
    if ((target as Element).closest('[data-theme-switch]'))
      setThemeChoice((target as HTMLInputElement).value as ThemeChoice);
  });
  handleDialogCommands();
  recordInteractions();
}

/**
 * Runs the modules of a server-rendered page after the first paint: those that it fetches by `<link rel="modulepreload">`,
 * in their order. Each is a task of its own: a long task would delay the effect of a press. A browser may cache a failed
 * import until the page is reloaded: the page reloads when the browser is online again.
 */
export function runAfterPaint(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const run = async (): Promise<void> => {
    for (const { href } of links) await import(/* @vite-ignore */ href);
  };
  requestAnimationFrame(() =>
    setTimeout(() => void run().catch(() => addEventListener('online', () => location.reload()))),
  );
}
