import { handleDialogCommands } from '../dialog/dialog-command.js';
import { restoreThemeChoice, setThemeChoice, type ThemeChoice } from '../theme-choice/theme-choice.js';
import { recordInteractions } from './interactions.js';

export { takeInteractions, type Interaction } from './interactions.js';
export { runAfterPaint } from './run-after-paint.js';
export { useReplay } from './use-replay.js';

/**
 * Makes a server-rendered page usable before its scripts have loaded: applies the saved theme, applies a choice of
 * `ThemeSwitch`, opens and closes dialogs by `dialogCommand`, and records every other interaction for
 * {@link useReplay}. Call it in an inline script in the head of the page.
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
