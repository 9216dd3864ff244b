type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A press of a button or a change of a field. */
export interface Interaction {
  readonly control: Control;
  /** The value of a text, number or choice, or whether a box is checked; undefined for a button. */
  readonly entered?: string | boolean | undefined;
  /** Enter was pressed in the field, or it was left. */
  readonly isCommitted?: boolean | undefined;
}

declare global {
  // The inline script and the application are separate bundles.
  var interactionsBeforeHydration: Interaction[] | undefined;
}

const stateOf = (control: Control): 'checked' | 'value' =>
  /^(checkbox|radio)$/.test(control.type) ? 'checked' : 'value';

/**
 * Records the buttons pressed and the fields changed on a server-rendered page, in order, until {@link takeInteractions}.
 * A pressed button is `aria-busy` until its click is replayed. Links, `details` and buttons with `dialogCommand` need no
 * replay: the browser handles them.
 */
export function recordInteractions(): void {
  const list: Interaction[] = (globalThis.interactionsBeforeHydration = []);
  const record = (
    event: string,
    selector: string,
    details: (control: Control) => Partial<Interaction>,
  ): void =>
    addEventListener(event, ({ target }) => {
      const control = (target as Element).closest<Control>(selector);
      if (!control || globalThis.interactionsBeforeHydration !== list) return;
      // An impatient second press means the first one; of a text the last state counts.
      if (list.at(-1)?.control === control) list.pop();
      list.push({ control, ...details(control) });
    });
  record('click', 'button:not([commandfor])', (button) => {
    button.setAttribute('aria-busy', 'true');
    return {};
  });
  const entered = (control: Control) => ({ entered: (control as HTMLInputElement)[stateOf(control)] });
  record('input', 'input,select,textarea', entered);
  record('change', 'input,select,textarea', (control) => ({ ...entered(control), isCommitted: true }));
  // Enter in a field would leave the page, and what was entered with it.
  addEventListener('submit', (event) => {
    if (globalThis.interactionsBeforeHydration === list && !(event.target as Element).hasAttribute('action'))
      event.preventDefault();
  });
}

/** Ends the recording. Call it right before `hydrateRoot`: from then on React handles every event. */
export function takeInteractions(): Interaction[] {
  const list = globalThis.interactionsBeforeHydration ?? [];
  globalThis.interactionsBeforeHydration = undefined;
  return list;
}

const nameOf = (control: Control): string | null | undefined =>
  control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent;

/** The control itself, or the one that replaced it. */
const currentControl = (control: Control): Control | undefined =>
  control.isConnected
    ? control
    : [...document.querySelectorAll<Control>(control.localName)].find(
        (other) => other.type === control.type && nameOf(other) === nameOf(control),
      );

function enter(control: Control, value: string): void {
  // React remembers the value that is assigned to an element and ignores an event that brings no other.
  control.value = '';
  for (const event of ['input', 'change']) {
    // An event may make React render, and assign the old value.
    Reflect.set(Object.getPrototypeOf(control) as Control, 'value', value, control);
    control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

/**
 * Repeats the recorded interactions on the hydrated page, in order, and empties the list.
 * @param root gets the attribute `data-hydrated`
 */
export async function replayInteractions(root: HTMLElement, interactions: Interaction[]): Promise<void> {
  root.dataset['hydrated'] = '';
  for (const { control: recorded, entered, isCommitted } of interactions.splice(0)) {
    recorded.removeAttribute('aria-busy');
    const control = currentControl(recorded);
    if (!control) continue;
    if (typeof entered === 'string') enter(control, entered);
    else {
      if (entered !== undefined) (control as HTMLInputElement).checked = !entered;
      control.click();
    }
    if (isCommitted || (entered !== undefined && document.activeElement !== control))
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    // React renders in a microtask: the next event handler sees the new state.
    await Promise.resolve();
  }
}
