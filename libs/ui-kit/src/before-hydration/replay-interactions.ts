'use client';
import { useEffect } from 'react';
import { isHydrated, type Control, type Interaction } from './record-interactions.js';

/** Pause before the next look at sections that are not hydrated yet, ms. */
const PAUSE_MS = 50;

/**
 * Returns the recorded interactions. Call it right before `hydrateRoot`: from then on React handles the events of a section by
 * hydrating it at once. Only sections whose file has not loaded add further interactions to the list, and changes of
 * inputs: React takes the value of an input at hydration for the rendered value, and ignores the event that changed it.
 */
export function takeInteractions(): Interaction[] {
  const list = globalThis.interactionsBeforeHydration ?? [];
  const onEvent = ({ target }: Event): void => {
    const last = list.at(-1);
    if (!last?.control.contains(target as Node)) return;
    setTimeout(() => {
      const { control } = last;
      if (isHydrated(control) && control.matches('button,select')) remove(list, last);
      if (document.querySelector('[data-hydrated]')) void replayInteractions(list);
    });
  };
  for (const event of ['click', 'input', 'change']) addEventListener(event, onEvent, { capture: true });
  return list;
}

function remove(list: Interaction[], interaction: Interaction): void {
  const index = list.indexOf(interaction);
  if (index >= 0) list.splice(index, 1);
  interaction.control.removeAttribute('aria-busy');
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

async function replayHydrated(list: Interaction[]): Promise<void> {
  for (const interaction of [...list]) {
    const control = currentControl(interaction.control);
    if (control && !isHydrated(control)) continue;
    remove(list, interaction);
    if (!control) continue;
    replay(control, interaction);
    // React renders in a microtask: the next event handler sees the new state.
    await Promise.resolve();
  }
}

/** The list whose remaining interactions are replayed later. */
let waiting: Interaction[] | undefined;

/** Replays the recorded interactions in order, each when its section is hydrated, and empties the list. */
export async function replayInteractions(list: Interaction[]): Promise<void> {
  if (waiting === list) return;
  waiting = list;
  await replayHydrated(list);
  while (list.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await replayHydrated(list);
  }
  waiting = undefined;
}

/**
 * Replays the interactions before hydration, in an effect of the hydrated component. Then the element `#root` gets the
 * attribute `data-hydrated`.
 * @param interactions emptied by the replay
 * @param isReady false while a clicked control is not rendered yet
 * @param key a new key restarts the wait, for controls that replace the first ones
 */
export function useReplay(interactions: Interaction[], isReady = true, key = ''): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!isReady || !root) return undefined;
    // After all effects: they may change the key, and only then can an event hydrate a lazily loaded section.
    const timer = setTimeout(() => {
      root.dataset['hydrated'] = '';
      void replayInteractions(interactions);
    });
    return () => clearTimeout(timer);
  }, [interactions, isReady, key]);
}
