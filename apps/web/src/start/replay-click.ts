const PRESSED = 'data-pressed';

/** Records the last button pressed before hydration. Links work without scripts. */
export function recordClick(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || root.dataset['hydrated'] !== undefined) return;
    root.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    button.setAttribute(PRESSED, '');
  });
}

/** Clicks the recorded button on the hydrated page. */
export function replayClick(root: HTMLElement): void {
  root.dataset['hydrated'] = '';
  const button = root.querySelector<HTMLButtonElement>(`button[${PRESSED}]`);
  button?.removeAttribute(PRESSED);
  button?.click();
}
