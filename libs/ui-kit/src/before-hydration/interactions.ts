type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A click on a button or a change of a field. */
export interface Interaction {
  readonly control: Control;
  /** The value of a field, or the state of a checkbox or radio; undefined for a button. */
  readonly entered?: string | boolean | undefined;
  /** Whether the field had a `change` event: Enter, or focus moved away. */
  readonly isCommitted?: boolean | undefined;
}

declare global {
  // The inline script and the application are separate bundles.
  var interactionsBeforeHydration: Interaction[] | undefined;
}

/** The property that a learner changes. */
const changedProperty = ({ type }: Control): 'checked' | 'value' =>
  /^(checkbox|radio)$/.test(type) ? 'checked' : 'value';

const entered = (control: Control): Partial<Interaction> => ({
  entered: (control as HTMLInputElement)[changedProperty(control)],
});

/** Records events of the controls that match `selector` while `isRecording`. */
function record(
  list: Interaction[],
  isRecording: () => boolean,
  event: string,
  selector: string,
  details: (control: Control) => Partial<Interaction>,
): void {
  addEventListener(event, ({ target }) => {
    const control = (target as Element).closest<Control>(selector);
    if (!control || !isRecording()) return;
    // A repeated click counts once; a field keeps its last state.
    if (list.at(-1)?.control === control) list.pop();
    list.push({ control, ...details(control) });
  });
}

function recordFields(list: Interaction[], isRecording: () => boolean): void {
  const fields = 'input,select,textarea';
  record(list, isRecording, 'input', fields, entered);
  record(list, isRecording, 'change', fields, (field) => ({ ...entered(field), isCommitted: true }));
}

/**
 * Records clicks on buttons and changes of fields on a server-rendered page, in order, until {@link takeInteractions}.
 * A clicked button is `aria-busy` until its click is replayed. Links, `details` and buttons with `dialogCommand` or
 * `popoverTarget` need no replay: the browser handles them.
 */
export function recordInteractions(): void {
  const list: Interaction[] = (globalThis.interactionsBeforeHydration = []);
  const isRecording = () => globalThis.interactionsBeforeHydration === list;
  record(list, isRecording, 'click', 'button:not([commandfor],[popovertarget])', (button) => {
    button.setAttribute('aria-busy', 'true');
    return {};
  });
  recordFields(list, isRecording);
  // Enter in a field would submit the form, leave the page and lose the input.
  addEventListener('submit', (event) => {
    if (isRecording() && !(event.target as Element).hasAttribute('action')) event.preventDefault();
  });
}

/** React defines the property of a field at hydration, to notice its changes. */
const isHydrated = (field: Control): boolean => Object.hasOwn(field, changedProperty(field));

/**
 * Enters a change again after the event with which React hydrates the section of the field: sections may hydrate after the
 * replay.
 */
function enterChangesThatHydrate(event: 'click' | 'input', fields: string): void {
  /** Changes until the field is entered again. A render may assign the old value meanwhile. */
  const pending = new Map<Control, Interaction>();
  addEventListener(
    event,
    ({ target }) => {
      const field = (target as Element).closest<Control>(fields);
      if (!field || (isHydrated(field) && !pending.has(field))) return;
      pending.set(field, { control: field, ...entered(field) });
      setTimeout(() => {
        const change = pending.get(field);
        pending.delete(field);
        if (change && isHydrated(field)) replay(field, change);
      });
    },
    { capture: true },
  );
}

/**
 * Ends the recording of clicks. Call it right before `hydrateRoot`: from then on React handles all events. Changes of
 * fields are recorded until the replay: React takes the value of a field at hydration for the rendered value, and ignores
 * the event that changed it.
 */
export function takeInteractions(): Interaction[] {
  const list = globalThis.interactionsBeforeHydration ?? [];
  globalThis.interactionsBeforeHydration = undefined;
  recordFields(list, () => !document.querySelector('[data-hydrated]'));
  enterChangesThatHydrate('click', '[type=checkbox],[type=radio]');
  enterChangesThatHydrate('input', 'input:not([type=checkbox],[type=radio]),textarea');
  return list;
}

const nameOf = (control: Control): string | null | undefined =>
  control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent;

/** The recorded control, or the control of the same name that replaced it. */
const currentControl = (control: Control): Control | undefined =>
  control.isConnected
    ? control
    : [...document.querySelectorAll<Control>(control.localName)].find(
        (other) => other.type === control.type && nameOf(other) === nameOf(control),
      );

function enter(control: Control, value: string): void {
  // React tracks the value assigned to an element and ignores an event without a change.
  control.value = '';
  for (const event of ['input', 'change']) {
    // An event may cause a render that assigns the old value.
    Reflect.set(Object.getPrototypeOf(control) as Control, 'value', value, control);
    control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

function replay(control: Control, { entered, isCommitted }: Interaction): void {
  if (typeof entered === 'string') enter(control, entered);
  else {
    if (entered !== undefined) (control as HTMLInputElement).checked = !entered;
    control.click();
  }
  if (isCommitted || (entered !== undefined && document.activeElement !== control))
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * Replays the recorded interactions on the hydrated page, in order, and empties the list.
 * @param root gets the attribute `data-hydrated`
 */
export async function replayInteractions(root: HTMLElement, interactions: Interaction[]): Promise<void> {
  root.dataset['hydrated'] = '';
  for (const interaction of interactions.splice(0)) {
    interaction.control.removeAttribute('aria-busy');
    const control = currentControl(interaction.control);
    if (!control) continue;
    replay(control, interaction);
    // React renders in a microtask: the next event handler sees the new state.
    await Promise.resolve();
  }
}
