const MARK = 'data-pressed';

/** Remembers the last button pressed before the page was alive; links work by themselves. */
export function keepPress(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || root.dataset['alive'] !== undefined) return;
    root.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
    button.setAttribute(MARK, '');
  });
}

/** Now that the page is alive, presses the remembered button again. */
export function repeatPress(root: HTMLElement): void {
  root.dataset['alive'] = '';
  const button = root.querySelector<HTMLButtonElement>(`button[${MARK}]`);
  button?.removeAttribute(MARK);
  button?.click();
}
