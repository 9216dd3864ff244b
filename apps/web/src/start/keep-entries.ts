type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers what is typed or chosen before the page is alive. Radios show it by themselves. */
export function keepEntries(root: HTMLElement): void {
  root.addEventListener('input', ({ target }) => {
    const field = target as Field;
    if (root.dataset['alive'] === undefined && field.type !== 'radio') field.dataset['entered'] = field.value;
  });
}

/** Now that the page is alive, tells it what was entered. */
export function repeatEntries(root: HTMLElement): void {
  for (const field of root.querySelectorAll<Field>('[data-entered]')) {
    const { entered = '' } = field.dataset;
    const tell = () => field.dispatchEvent(new Event('change', { bubbles: true }));
    // Brings a part to life that still sleeps.
    tell();
    // React takes an event for a reader's only if the value is not the one it saw last; it sees what is assigned.
    field.value = '';
    if ('setRangeText' in field) field.setRangeText(entered, 0, 0, 'end');
    else field.value = entered;
    tell();
  }
}
