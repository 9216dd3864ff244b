type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Records what is typed or chosen before hydration. Radio buttons keep their state in the DOM. */
export function recordInput(root: HTMLElement): void {
  root.addEventListener('input', ({ target }) => {
    const field = target as Field;
    if (root.dataset['hydrated'] === undefined && field.type !== 'radio')
      field.dataset['entered'] = field.value;
  });
}

/** Dispatches the recorded input to the hydrated page. */
export function replayInput(root: HTMLElement): void {
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
