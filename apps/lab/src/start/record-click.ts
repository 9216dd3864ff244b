/**
 * Inline script of a prerendered page: records in `data-pressed` of the root which button was pressed last before React
 * listens. The name identifies it, since a state in the address replaces the elements.
 */
export const recordClickScript =
  "addEventListener('click',function(e){var b=e.target.closest('#root:not([data-hydrated]) button');" +
  "if(b)document.getElementById('root').dataset.pressed=b.getAttribute('aria-label')||b.textContent})";

const nameOf = (button: HTMLButtonElement): string => button.getAttribute('aria-label') ?? button.textContent;

/** Clicks the button that was pressed before React listened, if there was one. */
export function replayClick(root: HTMLElement): void {
  const { pressed } = root.dataset;
  if (pressed === undefined) return;
  delete root.dataset['pressed'];
  [...root.querySelectorAll('button')].find((button) => nameOf(button) === pressed)?.click();
}
