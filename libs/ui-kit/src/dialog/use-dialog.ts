import { useEffect, useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { handleDialogCommands } from './dialog-command.js';

/** How a dialog was dismissed: Escape or the system's back gesture, a click outside, or closed by the browser. */
export type DialogDismissal = 'escape' | 'backdrop' | 'browser';

/** How the user closed a dialog: its close button, or {@link DialogDismissal}. */
export type DialogCloseReason = 'button' | DialogDismissal;

/**
 * A native modal dialog: focus stays inside and returns afterwards, the page behind is inert. The `dialog` element has no
 * padding: a click whose target is the dialog itself is a click outside its content.
 * @param open whether it is shown; undefined: the browser opens and closes it by buttons with {@link dialogCommand}
 * @param onDismiss runs when the user closes the dialog; a controlled dialog stays open until `open` is false
 * @returns props of the `dialog` element
 */
export const useDialog = (open: boolean | undefined, onDismiss: (dismissal: DialogDismissal) => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedInside = useRef(false);

  useEffect(() => {
    const element = ref.current;
    if (open === undefined) handleDialogCommands();
    if (open && !element?.open) element?.showModal();
    if (open === false && element?.open) {
      element.close();
      // Without an element to return the focus to, a hidden field would get the keys until the next frame.
      const { activeElement } = document;
      if (element.contains(activeElement)) (activeElement as HTMLElement).blur();
    }
  }, [open]);

  return {
    ref,
    // Selecting text and releasing the pointer outside also fires a click on the dialog.
    onPointerDown: ({ target }: PointerEvent) => {
      pressedInside.current = target !== ref.current;
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === ref.current && !pressedInside.current) {
        if (open === undefined) ref.current.close();
        else onDismiss('backdrop');
      }
      pressedInside.current = false;
    },
    onCancel: (event: SyntheticEvent) => {
      // A file input inside also fires `cancel`.
      if (event.target !== ref.current || open === undefined) return;
      event.preventDefault();
      onDismiss('escape');
    },
    onClose: () => {
      // The event comes later than the closing: a dialog that was opened again meanwhile stays open.
      if (open && !ref.current?.open) onDismiss('browser');
    },
  };
};
