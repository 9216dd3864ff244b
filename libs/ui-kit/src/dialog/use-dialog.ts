import { useEffect, useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { handleDialogCommands } from './dialog-command.js';

/** How a dialog was left: by Escape or the system's back gesture, by a press beside it, or closed by the browser. */
export type DialogExit = 'escape' | 'backdrop' | 'browser';

/**
 * The browser's own modal dialog: focus stays inside and returns afterwards, the page behind is inert. The dialog has no
 * padding of its own, so a press on it is a press beside its content.
 * @param open whether it is shown; undefined: the browser opens and closes it by buttons with {@link dialogCommand}
 * @param onExit the reader wants to close it; a controlled dialog stays open until `open` is false
 * @returns props of the `dialog` element
 */
export const useDialog = (open: boolean | undefined, onExit: (exit: DialogExit) => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const beganInside = useRef(false);

  useEffect(() => {
    const element = ref.current;
    if (open === undefined) handleDialogCommands();
    if (open && !element?.open) element?.showModal();
    if (open === false && element?.open) element.close();
  }, [open]);

  return {
    ref,
    // Marking a text and letting go beside the dialog ends in a click on the dialog too.
    onPointerDown: ({ target }: PointerEvent) => {
      beganInside.current = target !== ref.current;
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === ref.current && !beganInside.current) {
        if (open === undefined) ref.current.close();
        else onExit('backdrop');
      }
      beganInside.current = false;
    },
    onCancel: (event: SyntheticEvent) => {
      // A file chooser inside says `cancel` as well.
      if (event.target !== ref.current || open === undefined) return;
      event.preventDefault();
      onExit('escape');
    },
    onClose: () => {
      if (open) onExit('browser');
    },
  };
};
