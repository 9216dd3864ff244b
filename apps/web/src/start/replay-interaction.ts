type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const PRESSED = 'data-pressed';

/** Records the last button pressed, and what is typed or chosen, before hydration. Links work without scripts. */
export function recordInteraction(root: HTMLElement): void {
  const record = (event: string, handle: (target: Element) => void): void =>
    root.addEventListener(event, ({ target }) => {
      if (root.dataset['hydrated'] === undefined) handle(target as Element);
    });
  record('click', (target) => {
    const button = target.closest('button');
    if (!button) return;
    root.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    button.setAttribute(PRESSED, '');
  });
  record('input', (target) => {
    const field = target as Field;
    // Radio buttons keep their state in the DOM.
    if (field.type !== 'radio') field.dataset['entered'] = field.value;
  });
}

/** Repeats the recorded interaction on the hydrated page. */
export function replayInteraction(root: HTMLElement): void {
  root.dataset['hydrated'] = '';
  const button = root.querySelector<HTMLButtonElement>(`button[${PRESSED}]`);
  button?.removeAttribute(PRESSED);
  button?.click();
  for (const field of root.querySelectorAll<Field>('[data-entered]')) {
    const { entered = '' } = field.dataset;
    const dispatchChange = () => field.dispatchEvent(new Event('change', { bubbles: true }));
    // Hydrates a lazily loaded section.
    dispatchChange();
    // React ignores an event whose value equals the last value it has seen or assigned.
    field.value = '';
    if ('setRangeText' in field) field.setRangeText(entered, 0, 0, 'end');
    else field.value = entered;
    dispatchChange();
  }
}
