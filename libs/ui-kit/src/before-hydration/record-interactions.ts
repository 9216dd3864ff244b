/** A control whose click or change the page handles by script. */
export type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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

/** A section whose file has not loaded (`lazyOnVisible`). */
const SECTION = '[data-lazy]:not([data-hydrated])';
/** Parts of a page that are not hydrated. */
export const NOT_HYDRATED = `#root:not([data-hydrated]),${SECTION}`;
/** Where React does not handle a click by hydrating the part at once. */
const NOT_HYDRATING = `#root:not([data-hydrating]),${SECTION}`;

const enteredIn = ({ type, value, checked }: HTMLInputElement): string | boolean =>
  /^(checkbox|radio)$/.test(type) ? checked : value;

/** A recorded click must not be handled at once as well. A form with an address is sent by the browser. */
function keepFromReact(event: Event, { form }: Control): void {
  event.stopPropagation();
  if (form && !form.hasAttribute('action')) event.preventDefault();
}

/**
 * Records clicks on buttons and changes of fields that are not hydrated, in order. A clicked button is `aria-busy` until its
 * click is replayed. Changes are recorded until the hydration has ended: React takes the value of a field at hydration for the
 * rendered value, and ignores the event that changed it. A click after such a change waits for it. Links, `details`
 * and buttons with `dialogCommand` or `popoverTarget` need no replay: the browser handles them.
 */
export function recordInteractions(): void {
  const list: Interaction[] = (globalThis.interactionsBeforeHydration = []);
  let lastEvent: Event | undefined;
  const record = (type: 'click' | 'input' | 'change', selector: string): void =>
    // Capturing: an event may make React hydrate the section of the control.
    addEventListener(
      type,
      (event) => {
        const control = (event.target as Element).closest<Control>(selector);
        if (!control?.closest(NOT_HYDRATED)) return;
        const isButton = control.localName === 'button';
        if (isButton && !control.closest(SECTION)) {
          if (list.length === 0 && !control.closest(NOT_HYDRATING)) return;
          keepFromReact(event, control);
        }
        // A repeated click counts once; a field keeps its last state.
        if (list.at(-1)?.control === control) list.pop();
        if (isButton) control.ariaBusy = 'true';
        list.push({
          control,
          entered: isButton ? undefined : enteredIn(control as HTMLInputElement),
          isCommitted: type === 'change',
        });
        lastEvent = event;
      },
      { capture: true },
    );
  // React handles the change of a checkbox or radio at its click.
  record('click', 'button:not([commandfor],[popovertarget]),[type=checkbox],[type=radio]');
  record('input', 'input,select,textarea');
  record('change', 'input,select,textarea');
  // After React's listener, which handles a click whose section it could hydrate.
  addEventListener('click', (event) => {
    const { control, entered } = list.at(-1) ?? {};
    if (event !== lastEvent || entered !== undefined || !control || control.closest(NOT_HYDRATING)) return;
    list.pop();
    control.ariaBusy = null;
  });
  // A form without an address is handled by script: the browser would leave the page and lose the input.
  addEventListener('submit', (event) => {
    if (!(event.target as Element).hasAttribute('action')) event.preventDefault();
  });
}
