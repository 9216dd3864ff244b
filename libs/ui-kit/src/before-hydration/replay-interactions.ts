import { NOT_HYDRATED, type Control, type Interaction } from './record-interactions.js';

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

/** Replays the interactions with hydrated controls in order, once each. The others stay recorded. */
export async function replayInteractions(): Promise<void> {
  const list = globalThis.interactionsBeforeHydration ?? [];
  const isReady = ({ control }: Interaction) => !currentControl(control)?.closest(NOT_HYDRATED);
  for (const interaction of list.filter(isReady)) {
    const index = list.indexOf(interaction);
    if (index < 0) continue; // Another call has replayed it.
    list.splice(index, 1);
    interaction.control.ariaBusy = null;
    const control = currentControl(interaction.control);
    if (control) replay(control, interaction);
    // React renders in a microtask: the next event handler sees the new state.
    await Promise.resolve();
  }
}
