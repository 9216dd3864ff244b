import { useEffect, useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';

/** How a dialog was left: by Escape or the system's back gesture, by a press beside it, or closed by the browser. */
export type DialogExit = 'escape' | 'backdrop' | 'browser';

/**
 * The browser's own modal dialog, driven by a prop: focus stays inside and returns afterwards, the page behind is inert.
 * The dialog has no padding of its own, so that a press which reaches it was beside what it shows.
 * @param open whether it is to be shown
 * @param onExit the reader wants it closed; it stays until `open` says so
 * @returns props of the `dialog` element
 */
export const useDialog = (open: boolean, onExit: (exit: DialogExit) => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const beganInside = useRef(false);

  useEffect(() => {
    const element = ref.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return {
    ref,
    // Marking a text and letting go beside the dialog ends in a click on the dialog too.
    onPointerDown: ({ target }: PointerEvent) => {
      beganInside.current = target !== ref.current;
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === ref.current && !beganInside.current) onExit('backdrop');
      beganInside.current = false;
    },
    onCancel: (event: SyntheticEvent) => {
      // A file chooser inside says `cancel` as well.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onExit('escape');
    },
    onClose: () => {
      if (open) onExit('browser');
    },
  };
};
